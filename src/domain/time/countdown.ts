interface Countdown {
  readonly days: number
  /** Two digits each, so that the clock keeps its width. */
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
  readonly over: boolean
}

const two = (n: number) => String(n).padStart(2, '0')

/** The time left until a moment (ISO 8601); all zero once it is over. `now` in milliseconds, the server's where known. */
export function countdown(endsAt: string, now: number): Countdown {
  const left = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: two(Math.floor(left / 3_600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
    over: left === 0,
  }
}
