/** The packing slips of a shop's orders [documents.slips]. */
import { and, eq, inArray } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { Language } from '@contract/base/languages'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { operationFailed, Refusal } from '../../../kernel/http/refusal'
import type { Slip } from '../../../kernel/ports/documents'
import { textIn } from '../../../kernel/text/texts'
import { presentOptions } from '../../cart/present'
import { linesOf, type Line } from '../../orders/lines'
import type { Order } from '../../order-changes/transitions'
import { isReadable } from './readable'

function nameOf({ name, options }: Line, lang: Language): string {
  const chosen = presentOptions(options, lang).map(({ name: option, value }) => `${option}: ${value}`)
  return chosen.length === 0 ? textIn(name, lang) : `${textIn(name, lang)} (${chosen.join(', ')})`
}

function slipOf(order: Order, lines: readonly Line[], lang: Language): Slip {
  const { email: _, ...address } = order.address
  return {
    increment_id: order.orderNumber,
    created_at: order.createdAt.toISOString(),
    shop: order.shop.name,
    address,
    arrival_method: textIn(order.arrivalMethod, lang),
    order_remark: order.orderRemark,
    products: lines.map((line) => ({ sku: line.sku, name: nameOf(line, lang), qty: line.qty })),
  }
}

interface Asked {
  readonly shopId: bigint
  readonly orderIds: readonly bigint[]
  readonly lang: Language
  readonly now: Date
}

/**
 * The slips in the order of the ids, one for each. Throws 1500018 if one is not an order of the shop, and not_allowed if the
 * address of one cannot be read [rule.seller-address].
 */
export async function slipsOf(db: Db, { shopId, orderIds, lang, now }: Asked): Promise<Slip[]> {
  const ids = [...new Set(orderIds)]
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.id, ids)))
  if (found.length < ids.length) throw new Refusal(Code.orderUnknown)
  if (!found.every((order) => isReadable(order, now))) throw operationFailed('not_allowed')
  const lines = await linesOf(db, ids)
  return ids.flatMap((id) => {
    const order = found.find((each) => each.id === id)
    const own = lines.filter(({ orderId }) => orderId === id)
    return order ? [slipOf(order, own, lang)] : []
  })
}
