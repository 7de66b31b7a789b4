import type { CartItem } from '@contract/entities/cart'
import { zip } from '@contract/rules/lists'
import type { Db } from '../../kernel/db/types'
import { findSkus } from './find-sku'
import { loadGoods } from './load-goods'
import { priceCart, type PricedCart, type WantedLine } from './price-cart'

/** A visitor's cart, which is stored on the device, at current prices. Unknown items are left out. */
export async function readVisitorCart(db: Db, items: readonly CartItem[], now: Date): Promise<PricedCart> {
  const lines = new Map<bigint, WantedLine>()
  for (const [{ qty }, found] of zip(items, await findSkus(db, items))) {
    if (!found) continue
    const known = lines.get(found.skuId)
    const itemId = known?.itemId ?? BigInt(lines.size + 1)
    lines.set(found.skuId, { itemId, skuId: found.skuId, qty: (known?.qty ?? 0) + qty, selected: true })
  }
  return priceCart([...lines.values()], await loadGoods(db, [...lines.keys()], now), now)
}
