import type { SQL } from 'drizzle-orm'

/** A rule that holds whatever happened. */
export interface Invariant {
  readonly name: string
  /** Selects one text per breach. */
  readonly breaches: SQL
}
