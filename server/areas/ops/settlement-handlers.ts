/** Operators' calls about settlements [money.settlement]: terms, corrections, and orders from before. */
import { OUTCOMES } from '@contract/base/outcomes'
import { BASE_CURRENCY } from '@contract/base/constants'
import { Code } from '@contract/base/codes'
import type { OpsShop } from '@contract/calls/ops/shops'
import { minorUnits } from '@contract/base/currencies'
import { parseDecimal, toMinor } from '@contract/rules/money'
import { transaction } from '../../kernel/db/transaction'
import type { Tx } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { fieldRefusal } from '../../kernel/http/refusal'
import { usd } from '../../kernel/text/usd'
import type { OpsAction, OpsSubject } from '../../kernel/db/audit-words'
import { recordAuditEntry } from '../audit/audit'
import { difference } from '../audit/difference'
import { startOf } from '../seller/orders/days'
import { adjustStore, decideAdjustment, type AdjustmentRow } from '../settlement/adjust'
import { releaseOrders } from '../order-changes/change-order'
import { setCategoryCommission } from '../catalogue/manage/commission'
import { findShop, listShops, type ShopTerms } from '../settlement/shops'
import { saveTerms } from '../stores/save-terms'
import { storeOf } from '../settlement/store'
import { listAdjustments, presentAdjustment } from './adjustments'

interface Action {
  readonly operatorId: bigint
  readonly action: OpsAction
  readonly subject: OpsSubject
  readonly subjectId: bigint
  readonly userId: bigint | null
  readonly remark?: string
  readonly at: Date
}

const audit = (tx: Tx, { remark = '', ...entry }: Action, before: object, after: object) =>
  recordAuditEntry(tx, { ...entry, remark, before, after })

const rateOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  return text === 'default' ? null : Number(text)
}

/** The fields of a shop's terms as the audit keeps them. */
const termsOf = ({ commission_bps, cash_with, trusted }: OpsShop) => ({ commission_bps, cash_with, trusted })

/** Drops what is undefined, so that it stays. */
const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** USD minor units, not 0. Throws 1000008 at the amount. */
function correction(amount: string): bigint {
  const fault = (rule: 'format' | 'min') => fieldRefusal(Code.invalidParameter, [{ field: 'amount', rule }])
  if (parseDecimal(amount).scale > minorUnits(BASE_CURRENCY)) throw fault('format')
  const minor = toMinor(amount, BASE_CURRENCY)
  if (minor === 0n) throw fault('min')
  return minor
}

async function auditAdjustment(tx: Tx, row: AdjustmentRow, entry: Pick<Action, 'operatorId' | 'action' | 'at'>) {
  const { userId } = await storeOf(tx, row.shopId)
  const { state } = row
  const before = entry.action === 'create' ? {} : { state: 'review' }
  await audit(
    tx,
    { ...entry, subject: 'adjustments', subjectId: row.id, userId, remark: row.remark },
    before,
    entry.action === 'create' ? { shop_id: String(row.shopId), amount: usd(row.amount), state } : { state },
  )
}

export const opsSettlementHandlers: readonly CallHandler[] = [
  handle('opsShops', ({ db, fields }) => listShops(db, fields)),
  handle('opsShopSave', ({ db, user, fields, now }) =>
    transaction(db, async (tx) => {
      const shopId = BigInt(fields.shop_id)
      const before = await findShop(tx, shopId)
      const cashWith = fields.cash_with === 'default' ? null : (fields.cash_with as ShopTerms['cashWith'] | undefined)
      const terms = { commissionBps: rateOf(fields.commission_bps), cashWith, trusted: fields.trusted }
      await saveTerms(tx, shopId, fields.version, given(terms) as Partial<ShopTerms>)
      const shop = await findShop(tx, shopId)
      const userId = before.owner && BigInt(before.owner.user_id)
      const changed = difference(termsOf(before), termsOf(shop))
      const entry = { operatorId: user.id, action: 'change', subject: 'shop_terms', subjectId: shopId, userId } as const
      await audit(tx, { ...entry, remark: fields.remark, at: now }, changed.before, changed.after)
      return { shop }
    }),
  ),
  handle('opsCategoryCommission', ({ db, user, fields, now }) =>
    transaction(db, async (tx) => {
      const id = BigInt(fields.category_id)
      const commission_bps = rateOf(fields.commission_bps) ?? null
      const before = await setCategoryCommission(tx, id, commission_bps)
      const entry = {
        operatorId: user.id,
        action: 'change',
        subject: 'categories',
        subjectId: id,
        userId: null,
      } as const
      await audit(tx, { ...entry, remark: fields.remark, at: now }, { commission_bps: before }, { commission_bps })
      return { category_id: fields.category_id, commission_bps }
    }),
  ),
  handle('opsSettlementAdjust', async ({ db: tx, user, fields, now }) => {
    const amount = correction(fields.amount)
    const shopId = BigInt(fields.shop_id)
    await findShop(tx, shopId)
    const row = await adjustStore(tx, { shopId, amount, remark: fields.remark, operatorId: user.id }, now)
    await auditAdjustment(tx, row, { operatorId: user.id, action: 'create', at: now })
    return { adjustment: await presentAdjustment(tx, row) }
  }),
  handle('opsSettlementAdjustDecide', ({ db, user, fields, now }) =>
    transaction(db, async (tx) => {
      const { state } = fields
      const row = await decideAdjustment(tx, { id: BigInt(fields.id), state, operatorId: user.id }, now)
      await auditAdjustment(tx, row, {
        operatorId: user.id,
        action: state === OUTCOMES.success ? 'approve' : 'refuse',
        at: now,
      })
      return { adjustment: await presentAdjustment(tx, row) }
    }),
  ),
  handle('opsSettlementAdjustments', ({ db, fields }) => listAdjustments(db, fields)),
  handle('opsSettlementRelease', ({ db, user, fields, now }) =>
    transaction(db, async (tx) => {
      const before = startOf('before', fields.before)
      const ids = before ? await releaseOrders(tx, before) : []
      const [first] = ids
      if (first !== undefined) {
        const entry = {
          operatorId: user.id,
          action: 'create',
          subject: 'settlements',
          subjectId: first,
          userId: null,
        } as const
        await audit(tx, { ...entry, at: now }, {}, { before: fields.before, orders: ids.length })
      }
      return { orders: ids.length }
    }),
  ),
]
