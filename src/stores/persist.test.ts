import { runInAction } from 'mobx'
import { ApiError } from '@/services/api-error'
import { network } from './network'
import { persist } from './persist'

const unusable = new ApiError('interface', 'the answer cannot be used')
const unavailable = new ApiError('interface', 'in a moment', { data: { reason: 'unavailable' } })
const unreached = new ApiError('network', 'no network')
const HOUR = 3_600_000

const setOnline = (online: boolean) => runInAction(() => network.setReached(online))

beforeEach(() => {
  jest.useFakeTimers()
  setOnline(true)
})
afterEach(() => jest.useRealTimers())

/** How often a call that fails in this way is made within an hour, and within another one. */
async function calls(failure: unknown): Promise<readonly [number, number]> {
  const load = jest.fn(() => Promise.reject(failure as Error))
  void persist(load)
  await jest.advanceTimersByTimeAsync(HOUR)
  const first = load.mock.calls.length
  await jest.advanceTimersByTimeAsync(HOUR)
  return [first, load.mock.calls.length - first]
}

describe('a call that must reach the server [start.offline]', () => {
  it.each([
    ['without a network', unreached],
    ['while the server is unavailable', unavailable],
    ['when a part of the app does not load', new Error('no chunk')],
  ])('is made again and again %s', async (_when, failure) => {
    const [first, second] = await calls(failure)
    expect(first).toBeGreaterThan(50)
    expect(second).toBe(60)
  })

  it('ends when a server that answers does not have it', async () => {
    expect(await calls(unusable)).toEqual([8, 0])
  })

  it('is made again once there is another network', async () => {
    const load = jest.fn(() => Promise.reject(unusable))
    void persist(load)
    await jest.advanceTimersByTimeAsync(HOUR)
    setOnline(false)
    await jest.advanceTimersByTimeAsync(0)
    setOnline(true)
    await jest.advanceTimersByTimeAsync(HOUR)
    expect(load).toHaveBeenCalledTimes(9)
  })
})
