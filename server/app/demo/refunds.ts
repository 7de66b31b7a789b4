/** The refund requests of the demo's buyer, created with the server's functions. */
import { OUTCOMES } from '@contract/base/outcomes'
import { and, eq, inArray } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { orderLines } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { decideRefund } from '../../areas/refunds/decisions'
import { requestRefund } from '../../areas/refunds/request'
import { withdrawRefund } from '../../areas/refunds/withdraw'
import type { Step, DemoOrdersInput } from './orders'
import { pickSku } from './pick-sku'
import type { OrderStory } from './vocabulary/orders'

async function lineOf(tx: Tx, orderIds: readonly bigint[], skuId: bigint) {
  return one(
    await tx
      .select({ id: orderLines.id, orderId: orderLines.orderId })
      .from(orderLines)
      .where(and(inArray(orderLines.orderId, [...orderIds]), eq(orderLines.skuId, skuId))),
  )
}

/** The request of a story and its result; the orders are those that its first step places. */
export function refundSteps(
  { refund }: OrderStory,
  orderIds: readonly bigint[],
  { userId, made }: DemoOrdersInput,
): Step[] {
  if (!refund) return []
  const { art, qty, reason, asked, then } = refund
  const refundIds: bigint[] = []
  const ask: Step = {
    hoursAgo: asked,
    run: async (tx, now) => {
      const { id, orderId } = await lineOf(tx, orderIds, await pickSku(tx, made, art))
      const items = [{ item_id: String(id), qty }]
      const fields = { order_id: String(orderId), items, reason, images: [] }
      refundIds.push((await requestRefund(tx, { userId, fields, now })).id)
    },
  }
  if (!then) return [ask]
  const { state, hoursAgo, remark } = then
  const answer: Step = {
    hoursAgo,
    run: async (tx, at) => {
      for (const id of refundIds) {
        if (state === 'cancelled') await withdrawRefund(tx, userId, id, at)
        else
          await decideRefund(tx, {
            id,
            state: state === 'approved' ? OUTCOMES.success : OUTCOMES.failed,
            remark,
            restock: false,
            at,
          })
      }
    },
  }
  return [ask, answer]
}
