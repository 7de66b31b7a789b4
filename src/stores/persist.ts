/** Calls that must reach the server at some point, in the background. */
import { when } from 'mobx'
import { wait } from '@/platform/clock'
import { isApiError } from '@/services/api-error'
import { network } from './network'

const FIRST_RETRY = 2_000
const LONGEST_RETRY = 60_000
/** After so many answers that cannot be used, the server does not have the call, and only another network may help. */
const UNUSABLE_MOST = 8

const isUnusable = (error: unknown) => isApiError(error) && error.kind !== 'network' && error.reason !== 'unavailable'

/**
 * Retries until the call works, with growing pauses, and at once when the network is back. `unusable`: how many answers
 * in a row could not be used.
 */
export async function persist(load: () => Promise<void>, pause = FIRST_RETRY, unusable = 0): Promise<void> {
  // any error counts: offline, a chunk of the app may fail to load, which is no ApiError
  const failed = await load().then(
    () => -1,
    (error: unknown) => (isUnusable(error) ? unusable + 1 : 0),
  )
  if (failed >= 0) await persistLater(load, pause, failed)
}

export async function persistLater(load: () => Promise<void>, pause = FIRST_RETRY, unusable = 0): Promise<void> {
  const online = backOnline()
  await (unusable < UNUSABLE_MOST ? Promise.race([wait(pause), online]) : online)
  await persist(load, Math.min(pause * 2, LONGEST_RETRY), unusable)
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
