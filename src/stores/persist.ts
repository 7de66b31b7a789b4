/** Calls that must reach the server at some point, in the background. */
import { when } from 'mobx'
import { wait } from '@/platform/clock'
import { isApiError } from '@/services/api-error'
import { network } from './network'

const FIRST_RETRY = 2_000
const LONGEST_RETRY = 60_000

/** Retries until the call works, with growing pauses, and at once when the network is back. */
export async function persist(load: () => Promise<void>, pause = FIRST_RETRY): Promise<void> {
  // any error counts: offline, a chunk of the app may fail to load, which is no ApiError
  const done = await load().then(
    () => true,
    () => false,
  )
  if (!done) await persistLater(load, pause)
}

export async function persistLater(load: () => Promise<void>, pause = FIRST_RETRY): Promise<void> {
  await Promise.race([wait(pause), backOnline()])
  await persist(load, Math.min(pause * 2, LONGEST_RETRY))
}

/** Resolves when the network has gone and come back. */
async function backOnline(): Promise<void> {
  await when(() => !network.online)
  await when(() => network.online)
}

/**
 * Runs a call once. After a failure it is retried in the background, and the caller does not wait for that; without a
 * network the device may have kept the answer of before, and the call is made again when the network is back.
 */
export async function once(load: () => Promise<void>): Promise<void> {
  try {
    await load()
    if (network.keptAt > 0) void when(() => network.online).then(() => persist(load))
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind !== 'refused') void persistLater(load)
  }
}
