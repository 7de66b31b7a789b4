import { wait } from '@/platform/clock'
import type { Keeper } from '@/services/context'

type Module = typeof import('@/services/cached-answers')

/** Answers are kept only after the first screen had its turn: their code is a chunk of its own. */
const AFTER_MS = 3_000

let loaded: Module | undefined

/** Undefined while the chunk cannot be had: the screens then do without kept answers. */
const load = (): Promise<Module | undefined> =>
  import(/* webpackChunkName: "after-start" */ '@/services/cached-answers').then(
    (module) => (loaded = module),
    () => undefined,
  )

const later = wait(AFTER_MS)

/** Removes them without the chunk, which may be out of reach; and the pictures of the products looked at. */
async function forget(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('souk.kept')) localStorage.removeItem(key)
  await Promise.all([loaded?.forget(), typeof caches === 'undefined' ? undefined : caches.delete('souk-media')])
}

export const keeper: Keeper = {
  keep: async (...args) => {
    await later
    await (await load())?.keep(...args)
  },
  find: async (...args) => (await load())?.find(...args),
  forget,
}
