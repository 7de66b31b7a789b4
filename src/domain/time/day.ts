/** Calendar days, `2026-11-23`: they are compared as texts, without a time zone. */
const two = (n: number) => String(n).padStart(2, '0')

/** The day of a moment in the reader's time zone. */
export const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
}
