import { context } from './context'
import type { Answer } from './retry'

type Early = Record<string, Promise<Answer | undefined>>

/** What the script in the page's head has asked for (config/preload), and in which language. */
interface Started {
  soukStart?: Early & { readonly language: string }
}

/**
 * The answer to a call, which the page's head may have asked for already [wire.start]: each is used once. Otherwise sends
 * the call.
 * @param call its path and form, as `/customer/index/store?type=advert&lang=en`
 */
export async function earlyAnswer(call: string, send: () => Promise<Answer>): Promise<Answer> {
  const { soukStart } = globalThis as Started
  if (soukStart?.language !== context.language) return send()
  const early = soukStart[call]
  delete soukStart[call]
  return (await early) ?? send()
}
