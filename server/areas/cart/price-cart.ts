/** The price of a cart [money.selected-only]. Pure; USD minor units. Only selected lines that can be bought count. */
import { includedTax } from '@contract/rules/money'
import { one } from '@contract/rules/lists'
import { effectivePrice } from '../catalogue/price'
import type { Coupon } from '../coupons/coupon'
import type { LineItem, Seller, ShippingMethod } from './line-items'
import { chooseMethod, pricedMethods, type Priced } from '../catalogue/shipping'

export interface WantedLine {
  readonly itemId: bigint
  readonly skuId: bigint
  readonly qty: number
  readonly selected: boolean
  /** What one piece cost when the buyer saw it; null or absent if they have not. */
  readonly seenMinor?: bigint | null
}

export interface PricedLine {
  readonly itemId: bigint
  readonly qty: number
  readonly goods: LineItem
  readonly priceMinor: bigint
  readonly basePriceMinor: bigint | null
  readonly rowMinor: bigint
  /** The coupon's discount on the row. */
  readonly couponMinor: bigint
  readonly selected: boolean
  readonly active: boolean
  /** What one piece cost when the buyer saw it; null if they have not. */
  readonly seenMinor: bigint | null
  /** The flash deal that set the price. */
  readonly dealId: bigint | null
}

export interface PricedShop {
  readonly shop: Seller
  readonly lines: readonly PricedLine[]
  /** The lines that count. */
  readonly selected: readonly PricedLine[]
  readonly productTotal: bigint
  /** This shop's share of the coupon's discount. */
  readonly couponCost: bigint
  readonly taxTotal: bigint
  readonly methods: readonly Priced<ShippingMethod>[]
  /** Null if nothing is selected, or the chosen method does not exist. */
  readonly shipping: Priced<ShippingMethod> | null
}

export interface PricedCart {
  readonly shops: readonly PricedShop[]
  /** Pieces of all lines, selected or not. */
  readonly itemsCount: number
  readonly productTotal: bigint
  /** The coupon in the cart that applies, though its discount may still be 0. */
  readonly coupon: Coupon | null
  readonly couponCost: bigint
  readonly shippingCost: bigint
  readonly taxTotal: bigint
  readonly grandTotal: bigint
}

const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b, 0n)

/**
 * Prices one line. A flash price applies to a whole line or not at all: `left` is what the lines before it leave of
 * each deal.
 */
function priceLine(wanted: WantedLine, goods: LineItem, left: Map<bigint, number>, now: Date): PricedLine {
  const active = !goods.withdrawn && goods.stock > 0
  const { deal } = goods
  const remaining = deal ? (left.get(deal.id) ?? deal.left) : 0
  const usable = deal && remaining >= wanted.qty ? deal : null
  const { priceMinor, basePriceMinor, flash } = effectivePrice(goods.product, goods.price, usable, now)
  const dealId = flash && usable ? usable.id : null
  const selected = wanted.selected && active
  if (dealId !== null && selected) left.set(dealId, remaining - wanted.qty)
  const rowMinor = priceMinor * BigInt(wanted.qty)
  return {
    itemId: wanted.itemId,
    qty: wanted.qty,
    goods,
    priceMinor,
    basePriceMinor,
    rowMinor,
    couponMinor: 0n,
    selected,
    active,
    seenMinor: wanted.seenMinor ?? null,
    dealId,
  }
}

function priceShop(lines: readonly PricedLine[], chosen: string | undefined): PricedShop {
  const { shop } = one(lines).goods
  const selected = lines.filter((line) => line.selected)
  const productTotal = sum(selected.map(({ rowMinor }) => rowMinor))
  const methods = pricedMethods(shop, productTotal)
  return {
    shop,
    lines,
    selected,
    productTotal,
    couponCost: 0n,
    taxTotal: sum(selected.map(({ rowMinor, goods }) => includedTax(rowMinor, goods.taxRateBps))),
    methods,
    shipping: selected.length > 0 ? chooseMethod(methods, chosen) : null,
  }
}

/** Without a coupon (server/areas/coupons/coupon). `choices` maps shop ids to shipping methods; a shop without one gets its cheapest. Lines keep their order. */
export function priceCart(
  wanted: readonly WantedLine[],
  goods: ReadonlyMap<bigint, LineItem>,
  now: Date,
  choices: Readonly<Record<string, string>> = {},
): PricedCart {
  const left = new Map<bigint, number>()
  const priced = new Map<bigint, PricedLine>()
  // Selected lines first: an unselected line must not use up a deal.
  for (const line of [...wanted].sort((a, b) => Number(b.selected) - Number(a.selected))) {
    const found = goods.get(line.skuId)
    if (found) priced.set(line.itemId, priceLine(line, found, left, now))
  }
  const byShop = new Map<bigint, PricedLine[]>()
  for (const { itemId } of wanted) {
    const line = priced.get(itemId)
    if (!line) continue
    const { id } = line.goods.shop
    byShop.set(id, [...(byShop.get(id) ?? []), line])
  }
  const shops = [...byShop].map(([id, lines]) => priceShop(lines, choices[String(id)]))
  const productTotal = sum(shops.map((shop) => shop.productTotal))
  const shippingCost = sum(shops.map(({ shipping }) => shipping?.priceMinor ?? 0n))
  return {
    shops,
    itemsCount: [...priced.values()].reduce((count, { qty }) => count + qty, 0),
    productTotal,
    coupon: null,
    couponCost: 0n,
    shippingCost,
    taxTotal: sum(shops.map((shop) => shop.taxTotal)),
    grandTotal: productTotal + shippingCost,
  }
}

/** The lines that an order would hold. */
export function selectedLines({ shops }: PricedCart): PricedLine[] {
  return shops.flatMap(({ selected }) => selected)
}
