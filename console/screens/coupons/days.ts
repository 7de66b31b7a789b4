/** Days as they are chosen in this time zone, and the moments at which they begin and end. */
const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The day of a moment: `2026-11-23`. */
export function dayOf(time: string): string {
  const at = new Date(time)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

const at = (day: string, clock: string): string | undefined => {
  const moment = new Date(`${day}T${clock}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The first moment of a day; undefined where it is none. */
export const startOfDay = (day: string): string | undefined => at(day, '00:00:00.000')

/** The last moment of a day; undefined where it is none. */
export const endOfDay = (day: string): string | undefined => at(day, '23:59:59.999')
