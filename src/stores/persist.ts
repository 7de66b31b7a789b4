/** Calls that have to reach the server some time, behind what the person does. */
import { when } from 'mobx'
import { wait } from '@/platform/clock'
import { isApiError } from '@/services/api-error'
import { network } from './network'

const FIRST_RETRY = 2_000
const LONGEST_RETRY = 60_000

/** Tries until it works, more and more seldom, and at once when the network is back. */
export async function persist(load: () => Promise<void>, pause = FIRST_RETRY): Promise<void> {
  // whatever fails: offline it may be a chunk of the app itself, which is no ApiError
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

/** Resolves when a network that was gone is there again. */
async function backOnline(): Promise<void> {
  await when(() => !network.online)
  await when(() => network.online)
}

/** Runs a call once; after a failure it is tried again in the background, and the caller does not wait for that. */
export async function once(load: () => Promise<void>): Promise<void> {
  try {
    await load()
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind !== 'refused') void persistLater(load)
  }
}
