/** What the demo's shops have earned: their completed orders are settled, and the seller was paid out once. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '@contract/base/constants'
import { payOutStore } from '../../areas/seller/settlement/payout'
import { settleOrder } from '../../areas/settlement/settle'
import { refunds } from '../../kernel/db/schema/aftersale'
import { shops } from '../../kernel/db/schema/catalogue'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { openWithdrawal, payOut } from '../../areas/wallet/withdraw'

/** Of the seller's shop, in hundredths of a percent. */
const COMMISSION_BPS = 800
const PAID_OUT = '40.00'
const PAID_OUT_MINOR = 4_000n
const PAID_OUT_DAYS_AGO = 12

const BANK = {
  to: 'bank',
  bankName: 'Banco do Tejo',
  accountName: 'Claywick Kitchen',
  accountNumber: 'PT50000201239876543210987',
  routingNumber: 'BTEJPTPL',
} as const

/** Agrees on the commission of the seller's shop; call it before anything is sold. */
export async function agreeTerms(tx: Tx, shopId: bigint): Promise<void> {
  await tx.update(shops).set({ commissionBps: COMMISSION_BPS }).where(eq(shops.id, shopId))
}

/** Settles what was complete, and had its refunds decided, by a time: each order as of then. */
async function settleUntil(tx: Tx, until: Date): Promise<void> {
  const decided = sql<Date | null>`(select max(${refunds.decidedAt}) from ${refunds} where ${refunds.orderId} = ${orders.id})`
  const open = sql`exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'review')`
  const at = sql`greatest(${orders.completedAt}, ${decided})`
  const due = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'completed'),
        isNull(orders.settledAt),
        isNotNull(orders.paidAt),
        sql`${at} <= ${until.toISOString()}::timestamptz`,
        sql`not ${open}`,
      ),
    )
    .orderBy(asc(at), asc(orders.id))
  for (const order of due) {
    const [last] = await tx
      .select({ at: refunds.decidedAt })
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), isNotNull(refunds.decidedAt)))
      .orderBy(sql`${refunds.decidedAt} desc`)
      .limit(1)
    const completed = order.completedAt ?? until
    await settleOrder(tx, order, last?.at && last.at > completed ? last.at : completed)
  }
}

interface Settling {
  readonly seller: bigint
  readonly shopId: bigint
  readonly now: Date
}

/** Writes the past of the settlements, oldest first. */
export async function insertSettlements(tx: Tx, { seller, shopId, now }: Settling): Promise<void> {
  const paidAt = new Date(now.getTime() - PAID_OUT_DAYS_AGO * DAY_MS)
  await settleUntil(tx, paidAt)
  const fields = { wallet: 'USD', amount: PAID_OUT, to: 'wallet' } as const
  await payOutStore(tx, { shopId, userId: seller }, fields, paidAt)
  const wallet = { code: 'USD', currency: 'USD' }
  const asked = await openWithdrawal(tx, { userId: seller, wallet, amount: PAID_OUT_MINOR, payout: BANK }, paidAt)
  await payOut(tx, asked, new Date(paidAt.getTime() + DAY_MS))
  await settleUntil(tx, now)
}
