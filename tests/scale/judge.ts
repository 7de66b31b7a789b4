/** Whether calls cost what they may. */

/** What one call cost at one size. */
export interface Cost {
  readonly statements: number
  readonly pages: number
  /** Large tables that were read from beginning to end. */
  readonly scans: readonly string[]
}

/** What it may cost in a large shop. */
export interface Limits {
  readonly statements: number
  readonly pages: number
  /** How many times as many pages as in a small shop; absent: only the number of pages counts. */
  readonly growth?: number
}

/** A cap with a goal is one that the call still has to get down from. */
export interface Cap extends Limits {
  /** Large tables that it reads from beginning to end. */
  readonly scans?: readonly string[]
  /** What will let the cap go down to its goal. */
  readonly until?: string
  readonly goal?: Limits
}

export interface Counted {
  readonly name: string
  readonly small: Cost
  readonly large: Cost
}

export const growthOf = ({ small, large }: Counted): number => large.pages / Math.max(1, small.pages)

/** One line per cap that is broken; a call without a cap is one. */
export function breachesOf(counted: Counted, cap: Cap | undefined): string[] {
  const { name, large } = counted
  if (!cap) return [`${name}: has no cap in tests/scale/caps.json`]
  const more = (what: string, is: number, most: number | undefined) =>
    most !== undefined && is > most ? [`${name}: ${what} ${is}, at most ${most}`] : []
  const unknown = large.scans.filter((table) => !(cap.scans ?? []).includes(table))
  return [
    ...more('statements', large.statements, cap.statements),
    ...more('pages', large.pages, cap.pages),
    ...more('times the pages of a small shop', Math.round(growthOf(counted) * 10) / 10, cap.growth),
    ...unknown.map((table) => `${name}: reads all of ${table}`),
  ]
}

/** Counts of pages differ by a few between releases of PostgreSQL, and between two samples of its statistics. */
const SLACK = 1.1

/** The goal where the call has reached it, else a cap as low as its pages allow; never higher than it was. */
export function lowered(counted: Counted, cap: Cap): Cap {
  const { large } = counted
  if (!cap.goal) return cap
  if (breachesOf(counted, cap.goal).length === 0) return cap.goal
  const scans = (cap.scans ?? []).filter((table) => large.scans.includes(table))
  const { scans: _before, ...rest } = cap
  const pages = Math.min(cap.pages, Math.ceil(large.pages * SLACK))
  return { ...rest, pages, ...(scans.length > 0 ? { scans } : {}) }
}

/** Whether a cap can go down by half, or to its goal. */
export const isLoose = (counted: Counted, cap: Cap): boolean =>
  cap.goal !== undefined && (counted.large.pages * 2 < cap.pages || breachesOf(counted, cap.goal).length === 0)
