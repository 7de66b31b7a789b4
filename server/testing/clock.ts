import type { Clock } from '../kernel/http/context'

export interface TestClock extends Clock {
  /** Moves the clock by seconds. */
  advance(seconds: number): void
}

/** A clock that stands still unless it is moved. */
export function createTestClock(start = new Date('2026-03-01T12:00:00.000Z')): TestClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1_000
    },
  }
}
