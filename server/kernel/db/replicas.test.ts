import { judge, UNKNOWN, type Health } from './replicas'

/** The health after lags that were measured each second. */
function after(lags: readonly (number | null)[], from: Health = UNKNOWN): Health {
  return lags.reduce<Health>((health, lag, second) => judge(health, lag, second * 1_000), from)
}

const used = (lags: readonly (number | null)[]) => after(lags).used

describe('a replica [durable.replicas]', () => {
  it('is used as soon as it is well, and not before', () => {
    expect(UNKNOWN.used).toBe(false)
    expect(used([0])).toBe(true)
    expect(used([3_000, 3_000])).toBe(false)
    expect(used([3_000, 1_000])).toBe(true)
  })

  it('stays while it is a little behind, and is left out beyond five seconds', () => {
    expect(used([0, 4_999, 5_000])).toBe(true)
    expect(used([0, 5_001])).toBe(false)
    expect(used([0, Infinity])).toBe(false)
  })

  it('that does not answer comes back after ten seconds without a fault', () => {
    const well = (seconds: number) => Array.from({ length: seconds }, () => 0)
    expect(used([0, null, ...well(10)])).toBe(false)
    expect(used([0, null, ...well(11)])).toBe(true)
    expect(used([0, null, ...well(9), 2_001, ...well(10)])).toBe(false)
    expect(used([0, null, ...well(9), 2_001, ...well(11)])).toBe(true)
  })
})
