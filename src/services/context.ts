/**
 * What every request carries: the token and the language, set by the stores. Requests wait until both have been read
 * from the device, so that none leaves with the wrong headers.
 */
import { DEFAULT_LANGUAGE, type Language } from '@contract/languages'

interface RequestContext {
  token: string
  language: Language
}

export const context: RequestContext = { token: '', language: DEFAULT_LANGUAGE }

let open: () => void = () => undefined
const opened = new Promise<void>((resolve) => {
  open = resolve
})

/** The device has been read: requests may leave. */
export const openRequests = (): void => open()

export const requestsOpen = (): Promise<void> => opened
