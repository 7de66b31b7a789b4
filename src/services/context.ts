/**
 * What every request carries: the token and the language, set by the stores. Requests wait until both have been read
 * from the device, so that none leaves with the wrong headers.
 */
import { DEFAULT_LANGUAGE, type Language } from '@contract/base/languages'
import { emit } from './events'

/** Whose answer it is, and in which language. */
export interface Asker {
  readonly token: string
  readonly language: Language
}

export interface CachedAnswer {
  readonly data: unknown
  /** When it was answered, in milliseconds. */
  readonly at: number
}

/** Keeps answers on the device for a time without a network. None of its functions rejects. */
export interface Keeper {
  readonly keep: (name: string, fields: unknown, data: unknown, asker: Asker) => Promise<void>
  readonly find: (name: string, fields: unknown, asker: Asker) => Promise<CachedAnswer | undefined>
  readonly forget: () => Promise<void>
}

interface RequestContext {
  token: string
  language: Language
  /** Whether the device says that it has a network. */
  online: boolean
  /** Set by the start of the app. */
  keeper: Keeper | null
  /** The calls that are made now refresh what is shown: what the device keeps is no newer. */
  refreshing: boolean
}

export const context: RequestContext = {
  token: '',
  language: DEFAULT_LANGUAGE,
  online: true,
  keeper: null,
  refreshing: false,
}

let open: () => void = () => undefined
const opened = new Promise<void>((resolve) => {
  open = resolve
})

/** The device has been read: requests may leave. */
export const openRequests = (): void => open()

export const requestsOpen = (): Promise<void> => opened

let isLossReported = false

/**
 * Reports once that the session is over, however many calls fail together [code.logout]. A late answer to a token that
 * has been replaced is ignored.
 */
export function loseSession(sentToken: string): void {
  if (isLossReported || sentToken !== context.token) return
  isLossReported = true
  emit('sessionLost', {})
}

/** The login page is open, or a new session has begun: the next loss is reported again. */
export function sessionLossHandled(): void {
  isLossReported = false
}
