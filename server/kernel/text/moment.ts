/**
 * The time that an ISO text in UTC names; null for one that no calendar has, such as 30 February, which JavaScript reads
 * as 2 March.
 */
export function readMoment(text: string): Date | null {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return null
  return moment.toISOString().slice(0, 10) === text.slice(0, 10) ? moment : null
}
