import type { CartItem } from '@contract/entities/cart'
import { zip } from '@contract/rules/lists'
import type { Db } from '../../kernel/db/types'
import type { FoundSku } from './choose-sku'
import { findSkus } from './find-sku'
import type { LineItem } from './line-items'
import type { Unmerged } from './left-out'
import { loadLineItems } from './load-line-items'
import { priceCart, type PricedCart, type WantedLine } from './price-cart'

/** A line whose SKU does not exist any more, shown as its product. */
interface Stale {
  readonly like: FoundSku
  readonly variant: string
}

const staleGoods = (like: LineItem, { like: { choosable }, variant }: Stale): LineItem => ({
  ...like,
  sku: variant,
  variant,
  options: [],
  image: like.productImage,
  withdrawn: true,
  choosable,
})

interface VisitorCart {
  readonly cart: PricedCart
  /** The items of products that do not exist. */
  readonly unknown: readonly Unmerged[]
}

/** A visitor's cart, which is stored on the device, at current prices. */
export async function readVisitorCart(db: Db, items: readonly CartItem[], now: Date): Promise<VisitorCart> {
  const lines = new Map<bigint, WantedLine>()
  const stale = new Map<bigint, Stale>()
  const unknown: Unmerged[] = []
  const put = (skuId: bigint, { qty, selected = true }: CartItem) => {
    const known = lines.get(skuId)
    const itemId = known?.itemId ?? BigInt(lines.size + 1)
    lines.set(skuId, { itemId, skuId, qty: (known?.qty ?? 0) + qty, selected: selected || known?.selected === true })
  }
  for (const [item, outcome] of zip(items, await findSkus(db, items))) {
    if (outcome.kind === 'unknown') unknown.push({ item, reason: 'withdrawn', known: false })
    else if (outcome.kind === 'found') put(outcome.sku.skuId, item)
    else {
      // no SKU has such an id
      const place = -BigInt(lines.size + 1)
      stale.set(place, { like: outcome.like, variant: item.custom_option_sku ?? '' })
      put(place, item)
    }
  }
  const real = [...lines.keys()].filter((id) => !stale.has(id))
  const likes = [...stale.values()].map(({ like }) => like.skuId)
  const goods = await loadLineItems(db, [...new Set([...real, ...likes])], now)
  for (const [place, each] of stale) {
    const like = goods.get(each.like.skuId)
    if (like) goods.set(place, staleGoods(like, each))
  }
  return { cart: priceCart([...lines.values()], goods, now), unknown }
}
