/** Moments as `<input type="datetime-local">` has them: minutes of this time zone, such as `2026-11-23T09:30`. */
const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A moment for the field; empty for none. */
export function localTime(time: string | null): string {
  if (time === null) return ''
  const at = new Date(time)
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** The moment in the field; empty for none, and what is no time as it is typed: the server says so at the field. */
export function momentOf(local: string): string {
  const at = new Date(local)
  return local === '' || Number.isNaN(at.getTime()) ? local : at.toISOString()
}
