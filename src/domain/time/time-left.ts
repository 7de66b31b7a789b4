/** The time left until a moment, in whole hours and minutes; null once it is over. Times are ISO 8601, `now` in ms. */
interface TimeLeft {
  readonly hours: number
  readonly minutes: number
}

export function timeLeft(until: string, now: number): TimeLeft | null {
  const left = Date.parse(until) - now
  if (!(left > 0)) return null
  const minutes = Math.ceil(left / 60_000)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
