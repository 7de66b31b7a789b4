import { wait } from '@/platform/clock'

/** After this time the files of the worker no longer compete with those of the first screen. */
const AFTER_MS = 1_000

/** Registers the service worker of a built app; `found` gets what starts a newer version. */
export async function startUpdates(found: (take: () => void) => void): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  await wait(AFTER_MS)
  const { watchWorker } = await import(/* webpackChunkName: "after-start" */ '@/platform/worker/worker')
  await watchWorker(found)
}
