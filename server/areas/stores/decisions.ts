/** Applications to sell as operators see and decide them [state.application]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { eq } from 'drizzle-orm'
import type { OpsRequest } from '@contract/entities/ops'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { sellers, users } from '../../kernel/db/schema/accounts'
import { sellerApplications } from '../../kernel/db/schema/sellers'
import { isAccountOpen, requireOpen } from '../account/standing'
import type { Decidable, Place } from '../audit/decidable'
import { requirePending, requestList } from '../audit/request-list'
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
    approvals: state === OUTCOMES.success ? 1 : 0,
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

export const applicationDecisions: Decidable = {
  ...requestList({
    table: sellerApplications,
    columns: sellerApplications,
    inState: (state) => eq(sellerApplications.state, state),
    select: (db, { where, orderBy }) =>
      db
        .select({ application: sellerApplications, applicant })
        .from(sellerApplications)
        .innerJoin(users, eq(users.id, sellerApplications.userId))
        .where(where)
        .orderBy(...orderBy),
    present: async (_db, rows, place) => rows.map((row) => present(row.application, row.applicant, place)),
  }),

  async decide(tx, { operatorId, id, state, remark, at }) {
    const [found] = await tx.select().from(sellerApplications).where(eq(sellerApplications.id, id)).for('update')
    const {
      userId,
      shopName: name,
      address,
    } = requirePending(found, (application) => application.state === OUTCOMES.pending)
    if (state === OUTCOMES.success) requireOpen(await isAccountOpen(tx, userId))
    await tx
      .update(sellerApplications)
      .set({ state, remark, decidedBy: operatorId, decidedAt: at })
      .where(eq(sellerApplications.id, id))
    if (state === OUTCOMES.success) await openStore(tx, { userId, name, address, at })
    else await tx.update(sellers).set({ state, remark }).where(eq(sellers.userId, userId))
    await notifyOfApplication(tx, { applicationId: id, userId, state, remark, at })
  },
}
