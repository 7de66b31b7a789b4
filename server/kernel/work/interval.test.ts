import { at } from '@contract/rules/lists'
import { startInterval } from './interval'

const EVERY_MS = 1_000

describe('rounds', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  const failures: unknown[] = []
  const log = { error: (failure: unknown) => void failures.push(failure) }
  beforeEach(() => void failures.splice(0))

  it('begin at once, and again after the end of the last one; a failure is logged and stops nothing', async () => {
    const ends: (() => void)[] = []
    const round = jest.fn(() => new Promise<void>((resolve, reject) => void ends.push(resolve, () => reject('lost'))))
    const rounds = startInterval({ name: 'test', everyMs: EVERY_MS, round, log })
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(round).toHaveBeenCalledTimes(1)
    at(ends, 1)()
    await jest.advanceTimersByTimeAsync(EVERY_MS - 1)
    expect(round).toHaveBeenCalledTimes(1)
    expect(failures).toEqual([{ err: 'lost', rounds: 'test' }])
    await jest.advanceTimersByTimeAsync(1)
    expect(round).toHaveBeenCalledTimes(2)
    let over = false
    const stopping = rounds.stop().then(() => (over = true))
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(over).toBe(false)
    at(ends, 2)()
    await stopping
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(round).toHaveBeenCalledTimes(2)
  })

  it('wait before their first round if the option says so, and are measured', async () => {
    const round = jest.fn(() => Promise.resolve())
    const observe = jest.fn((_name: string, work: () => Promise<void>) => work())
    const rounds = startInterval({ name: 'test', everyMs: EVERY_MS, round, log, observe, atOnce: false })
    await jest.advanceTimersByTimeAsync(EVERY_MS - 1)
    expect(round).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect([round.mock.calls.length, observe.mock.calls[0]?.[0]]).toEqual([1, 'test'])
    await rounds.stop()
    await jest.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(round).toHaveBeenCalledTimes(1)
  })

  it('end when ten seconds are over, and then begin again at once', async () => {
    const batches: number[] = []
    const round = async (goesOn: () => boolean) => {
      let count = 0
      while (goesOn() && batches.length < 2) {
        await new Promise<void>((resolve) => setTimeout(resolve, EVERY_MS))
        count += 1
      }
      batches.push(count)
    }
    const rounds = startInterval({ name: 'test', everyMs: 60 * EVERY_MS, round, log })
    await jest.advanceTimersByTimeAsync(20 * EVERY_MS + 100)
    expect(batches).toEqual([10, 10, 0])
    await rounds.stop()
  })
})
