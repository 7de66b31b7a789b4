/** A message to other programs about a product that came on sale [rule.webhook-events]. */
import type { Tx } from '../../kernel/db/types'
import { queueEvent } from '../webhooks/queue'

interface Listed {
  readonly productId: bigint
  readonly shopId: bigint
  readonly at: Date
}

/** A product that is withdrawn and listed again is reported again. */
export async function queueListed(tx: Tx, { productId, shopId, at }: Listed): Promise<void> {
  const product = String(productId)
  const data = { product_id: product, shop_id: String(shopId) }
  await queueEvent(tx, { type: 'product.listed', key: `product.listed:${product}:${at.getTime()}`, data, at })
}
