/** Operators' actions on coupons [role.operator]: each with its audit row, in one transaction. */
import { PAGE_SIZE, REQUEST_TIMEOUT_MS } from '@contract/constants'
import { Code } from '@contract/codes'
import type { OpsCoupon } from '@contract/entities/ops-coupon'
import { addCoupon, changeCoupon, listCoupons, presentCoupon, requireOpen } from '../coupons/desk'
import { momentOf, requireEnd, termsOf } from '../coupons/terms'
import type { coupons } from '../../kernel/db/schema/coupons'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { type Caller } from '../../kernel/sessions/caller'
import { handle, type CallHandler } from '../../kernel/http/context'
import { fieldRefusal, operationFailed } from '../../kernel/http/refusal'
import { recordAuditEntry } from '../audit/audit'

type Row = typeof coupons.$inferSelect

/** The terms of a coupon, without the number of uses. */
function kept({ coupon_id: _id, created_at: _made, uses: _uses, state: _state, ...terms }: OpsCoupon): object {
  return terms
}

interface Asking {
  readonly db: Db
  readonly user: Caller
  readonly now: Date
  readonly fields: { readonly remark?: string }
}

interface CouponAction {
  readonly action: 'make' | 'change' | 'end'
  /** The row before and after; before is null for a new one. */
  readonly run: (tx: Tx) => Promise<{ before: Row | null; after: Row }>
}

function manage({ db, user, now, fields }: Asking, { action, run }: CouponAction): Promise<{ coupon: OpsCoupon }> {
  return transaction(db, async (tx) => {
    const { before, after } = await run(tx)
    const coupon = presentCoupon(after, now)
    await recordAuditEntry(tx, {
      operatorId: user.id,
      action,
      subject: 'coupons',
      subjectId: after.id,
      userId: null,
      remark: fields.remark ?? '',
      before: before ? kept(presentCoupon(before, now)) : {},
      after: kept(coupon),
      at: now,
    })
    return { coupon }
  })
}

export const opsCouponHandlers: readonly CallHandler[] = [
  handle('opsCoupons', ({ db, fields, now }) => {
    const { p = 1, page_size = PAGE_SIZE, q, state } = fields
    return listCoupons(db, { p, page_size, q, state }, now)
  }),
  handle('opsCouponMake', async (context) => {
    const terms = termsOf(context.fields, context.now)
    const run = async (tx: Tx) => ({ before: null, after: await addCoupon(tx, terms) })
    return manage(context, { action: 'make', run })
  }),
  handle('opsCouponChange', async (context) => {
    const { fields, now } = context
    const { coupon_id, ends_at, uses_max: uses } = fields
    if (ends_at === undefined && uses === undefined) {
      throw fieldRefusal(Code.missingParameters, [{ field: 'ends_at', rule: 'required' }])
    }
    const endsAt = ends_at === undefined ? undefined : momentOf('ends_at', ends_at)
    const run = async (tx: Tx) => {
      const before = await requireOpen(tx, BigInt(coupon_id), now)
      if (endsAt !== undefined) requireEnd(endsAt, before.startsAt, now)
      if (uses !== undefined && uses !== 0 && uses < before.uses) {
        const params = { limit: before.uses }
        throw fieldRefusal(Code.invalidParameter, [{ field: 'uses_max', rule: 'min', params }])
      }
      const usesMax = uses === 0 ? null : uses
      return { before, after: await changeCoupon(tx, before.id, { endsAt, usesMax }) }
    }
    return manage(context, { action: 'change', run })
  }),
  handle('opsCouponEnd', (context) => {
    const { fields, now } = context
    const run = async (tx: Tx) => {
      const before = await requireOpen(tx, BigInt(fields.coupon_id), now)
      // Another operator may have ended it while this call waited
      if (before.endsAt.getTime() - now.getTime() < REQUEST_TIMEOUT_MS) throw operationFailed('not_allowed')
      // An unstarted coupon has to start before it ends, by the smallest difference in the column
      const startsAt = before.startsAt < now ? before.startsAt : new Date(now.getTime() - 1)
      return { before, after: await changeCoupon(tx, before.id, { startsAt, endsAt: now }) }
    }
    return manage(context, { action: 'end', run })
  }),
]
