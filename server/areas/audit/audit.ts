/** Everything that operators do, and shops with their goods, leaves one row, in the transaction that did it [role.operator]. */
import { sql } from 'drizzle-orm'
import { batch, partOf } from '../../kernel/db/batch'
import { audits } from '../../kernel/db/schema/ops'
import type { Tx } from '../../kernel/db/types'
import type { OpsSubject, OpsAction } from '../../kernel/db/audit-words'

export interface AuditEntry {
  /** Who did it: an operator, or a seller in their own shop. */
  readonly operatorId: bigint
  readonly action: OpsAction
  readonly subject: OpsSubject
  readonly subjectId: bigint
  /** The user concerned; null if there is none. */
  readonly userId: bigint | null
  readonly remark: string
  /** The changed values of the subject as JSON: no file addresses, and money only as decimal strings. */
  readonly before: object
  readonly after: object
  readonly at: Date
}

const rows = batch(audits, [
  ...(['operatorId', 'action', 'subject', 'subjectId'] as const),
  ...(['userId', 'remark', 'before', 'after', 'at'] as const),
])

/** The part `audits` of a document whose statement has AUDITED. */
export const auditRows = (entries: readonly AuditEntry[]): object[] => rows.rows(entries)

/** A table expression that adds those rows. */
export const AUDITED = sql`audited as (${rows.insert(partOf('audits'))})`

/** Adds the rows, by one statement. Rows are never changed or deleted. */
export async function recordAuditEntries(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(audits).values([...entries])
}

/** The same for one. */
export const recordAuditEntry = (tx: Tx, entry: AuditEntry): Promise<void> => recordAuditEntries(tx, [entry])
