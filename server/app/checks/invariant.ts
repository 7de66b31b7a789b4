import type { SQL } from 'drizzle-orm'

/** A rule that must always hold. */
export interface Invariant {
  readonly name: string
  /** Selects one text per violation. */
  readonly breaches: SQL
}
