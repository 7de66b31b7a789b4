import { OUTCOMES } from '@contract/base/outcomes'
import { sql } from 'drizzle-orm'
import type { OpsRequest } from '@contract/entities/ops'
import { Code } from '@contract/base/codes'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { type OpsSubject } from '../../kernel/db/audit-words'
import { recordAuditEntry } from '../audit/audit'
import type { Decidable, Decision, Place } from '../audit/decidable'

/** The audit entry of a request: the changed fields, without bank accounts and file addresses. */
function kept({ state, withdrawn, amount, approvals, remark }: OpsRequest): object {
  return { state, withdrawn, amount, approvals, remark }
}

/**
 * Decides a request, with its notice and its audit row in one transaction [role.operator]. Decisions of one request
 * are serialised. Throws as the request's own `decide` does, and 2000019 for an unknown id.
 */
export function decideRequest(
  db: Db,
  subject: OpsSubject,
  decidable: Decidable,
  decision: Decision,
  place: Place,
): Promise<OpsRequest> {
  const { operatorId, id, state, remark, at } = decision
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ops:${subject}:${id}`}, 0))`)
    const before = await decidable.find(tx, id, place)
    if (!before) throw new Refusal(Code.notFound)
    await decidable.decide(tx, decision)
    const after = await decidable.find(tx, id, place)
    if (!after) throw new Error(`${subject} ${id} is gone after its decision`)
    await recordAuditEntry(tx, {
      operatorId,
      action: state === OUTCOMES.success ? 'approve' : 'refuse',
      subject,
      subjectId: id,
      userId: BigInt(after.user.user_id),
      remark,
      before: kept(before),
      after: kept(after),
      at,
    })
    return after
  })
}
