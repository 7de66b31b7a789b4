import type { Tx } from '../../kernel/db/types'
import type { OpsAction, OpsSubject } from '../../kernel/db/audit-words'
import { recordAuditEntry } from '../audit/audit'
import { difference, type Snapshot } from '../audit/difference'
import type { By } from './by'

interface Change {
  readonly action: OpsAction
  readonly subject: OpsSubject
  readonly id: bigint
  readonly before?: Snapshot
  readonly after?: Snapshot
  readonly remark?: string
  /** The user concerned, if there is one. */
  readonly userId?: bigint | null
}

const STAMP = ['version', 'updated_at', 'updated_by_name', 'products', 'children']
const content = (kept: Snapshot = {}) =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !STAMP.includes(name)))

/** Adds an audit row with the fields that changed, without versions and counts. */
export async function recordChange(tx: Tx, { userId: operatorId, at }: By, change: Change): Promise<void> {
  const { action, subject, id: subjectId, remark = '', userId = null } = change
  const { before, after } = difference(content(change.before), content(change.after))
  await recordAuditEntry(tx, { operatorId, action, subject, subjectId, userId, remark, before, after, at })
}
