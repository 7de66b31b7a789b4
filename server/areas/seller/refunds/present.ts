/** Requests for refunds as their shop gets them. */
import { inArray } from 'drizzle-orm'
import type { SellerRefund } from '@contract/calls/seller/refunds'
import {
  SHOP_ANSWERS_WITHIN_S,
  type SellerRefundState,
  type RefundAnswer,
  type ShopAnswer,
} from '@contract/base/refund-constants'
import type { Language } from '@contract/base/languages'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { presentRefunds, type RefundRow } from '../../refunds/present'
import { isReadable } from '../orders/readable'

/** A request, and whether it waits for its shop now. */
export interface Known {
  readonly refund: RefundRow
  readonly waits: boolean
}

export interface Reader {
  readonly lang: Language
  readonly now: Date
  readonly origin: string
  /** The key that signs the addresses of private files. */
  readonly uploadKey: string
}

const DECIDED = { approved: 'approved', refused: 'refused', cancelled: 'withdrawn' } as const
const SAID: Readonly<Record<ShopAnswer, RefundAnswer>> = { approved: 'approve', objected: 'object' }

function stateOf({ refund, waits }: Known): SellerRefundState {
  if (refund.state !== 'review') return DECIDED[refund.state]
  return waits ? 'waiting' : 'with_operators'
}

/** What the shop can answer: it objects once, and can approve until the operators have decided. */
export function answersTo({ state, shopSaid }: Pick<RefundRow, 'state' | 'shopSaid'>): RefundAnswer[] {
  if (state !== 'review') return []
  return shopSaid === null ? ['approve', 'object'] : ['approve']
}

/** Requests with their goods, in the order given. */
export async function presentAll(db: Db, known: readonly Known[], reader: Reader): Promise<SellerRefund[]> {
  if (known.length === 0) return []
  const refunds = known.map(({ refund }) => refund)
  const plain = await presentRefunds(db, refunds, reader)
  const sold = await db
    .select({ id: orders.id, status: orders.status, completedAt: orders.completedAt, customer: orders.customer })
    .from(orders)
    .where(
      inArray(
        orders.id,
        refunds.map(({ orderId }) => orderId),
      ),
    )
  return known.flatMap((each, place) => {
    const { refund, waits } = each
    const order = sold.find(({ id }) => id === refund.orderId)
    const shown = plain[place]
    if (!order || !shown) return []
    const until = new Date(refund.createdAt.getTime() + SHOP_ANSWERS_WITHIN_S * 1_000)
    return [
      {
        ...shown,
        state: stateOf(each),
        buyer: isReadable(order, reader.now) ? order.customer.name : null,
        answer_until: waits ? until.toISOString() : null,
        shop_said: refund.shopSaid && SAID[refund.shopSaid],
        shop_said_at: refund.shopSaidAt?.toISOString() ?? null,
        shop_remark: refund.shopRemark,
        remark: refund.remark,
        decided_at: refund.decidedAt?.toISOString() ?? null,
        actions: answersTo(refund),
      },
    ]
  })
}
