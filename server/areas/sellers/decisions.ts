/** Applications to sell as operators see and decide them [state.application]. */
import { count, eq, sql } from 'drizzle-orm'
import type { OpsRequest } from '@contract/entities/ops'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { Code } from '@contract/codes'
import { one } from '@contract/rules/lists'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { sellerApplications } from '../../kernel/db/schema/sellers'
import type { Db } from '../../kernel/db/types'
import { operationFailed, Refusal } from '../../kernel/http/refusal'
import type { Decidable, Place } from '../audit/decidable'
import { addressOf } from '../uploads/addresses'
import { notifyOfApplication } from './notice'
import { openStore } from './open-store'

type Application = typeof sellerApplications.$inferSelect

const applicant = { name: users.firstname, email: users.email }

function present(application: Application, { name, email }: { name: string; email: string }, place: Place): OpsRequest {
  const { userId, state, idFront, idBack, signature, createdAt, decidedAt } = application
  return {
    id: String(application.id),
    type: NOTICE_TYPES.merchant_account,
    state,
    withdrawn: false,
    user: { user_id: String(userId), name, email },
    amount: null,
    approvals: state === 1 ? 1 : 0,
    approvals_needed: 1,
    remark: application.remark,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    details: {
      shop_name: application.shopName,
      contact_person: application.contactPerson,
      address: application.address,
    },
    files: {
      id_front: addressOf(idFront, place),
      id_back: addressOf(idBack, place),
      signature: addressOf(signature, place),
    },
  }
}

const selected = (db: Db) =>
  db
    .select({ application: sellerApplications, applicant })
    .from(sellerApplications)
    .innerJoin(users, eq(users.id, sellerApplications.userId))

/** Pending requests first, oldest first; then decided ones, newest first. */
const ORDER = [
  sql`(${sellerApplications.state} = 0) desc`,
  sql`case when ${sellerApplications.state} = 0 then ${sellerApplications.id} end asc`,
  sql`${sellerApplications.decidedAt} desc nulls last`,
  sql`${sellerApplications.id} desc`,
]

export const applicationDecisions: Decidable = {
  async list(db, { state, p, page_size }, place) {
    const asked = state === undefined ? undefined : eq(sellerApplications.state, state)
    const [counted, found] = await Promise.all([
      db.select({ count: count() }).from(sellerApplications).where(asked),
      selected(db)
        .where(asked)
        .orderBy(...ORDER)
        .limit(page_size)
        .offset((p - 1) * page_size),
    ])
    return {
      list: found.map((row) => present(row.application, row.applicant, place)),
      count: one(counted).count,
      p,
      page_size,
    }
  },

  async find(db, id, place) {
    const [found] = await selected(db).where(eq(sellerApplications.id, id))
    return found ? present(found.application, found.applicant, place) : null
  },

  async decide(tx, { operatorId, id, state, remark, at }) {
    const [application] = await tx.select().from(sellerApplications).where(eq(sellerApplications.id, id)).for('update')
    if (!application) throw new Refusal(Code.notFound)
    if (application.state !== 0) throw operationFailed('not_allowed')
    const { userId, shopName: name, address } = application
    await tx
      .update(sellerApplications)
      .set({ state, remark, decidedBy: operatorId, decidedAt: at })
      .where(eq(sellerApplications.id, id))
    if (state === 1) await openStore(tx, { userId, name, address, at })
    else await tx.update(sellers).set({ state, remark }).where(eq(sellers.userId, userId))
    await notifyOfApplication(tx, { userId, state, remark, at })
  },
}
