/** Moments as a field of the browser holds them, in this time zone: `2026-11-23T18:30`. */
const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A time to the minute, as the field shows it. */
export function typedOf(time: string): string {
  const at = new Date(time)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** The time that was typed; undefined where it is none. */
export function momentOf(typed: string): string | undefined {
  const at = new Date(typed)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
