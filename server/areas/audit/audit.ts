/** Everything that an operator does leaves one row, in the transaction that did it [role.operator]. */
import { audits } from '../../kernel/db/schema/ops'
import type { Tx } from '../../kernel/db/types'
import type { OpsSubject, OpsAction } from '../../kernel/db/audit-words'

interface AuditEntry {
  readonly operatorId: bigint
  readonly action: OpsAction
  readonly subject: OpsSubject
  readonly subjectId: bigint
  /** Whom it concerns; null where it is nobody's own. */
  readonly userId: bigint | null
  readonly remark: string
  /** What of the subject it changed, as JSON takes it: no addresses of files, no money but as decimal strings. */
  readonly before: object
  readonly after: object
  readonly at: Date
}

/** Adds the row. Nothing ever changes or removes one. */
export async function recordAuditEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(audits).values(entry)
}
