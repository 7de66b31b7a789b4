/** The goods of a cart line: a variant with its product, its shop and the current flash deal. USD minor units. */
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { OptionSnapshot } from '../../kernel/db/schema/orders'
import {
  flashDeals,
  productOptions,
  products,
  shops,
  shopShippingMethods,
  skus,
} from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import type { FlashDeal, Priced } from '../catalogue/price'
import type { Texts } from '../../kernel/text/texts'

export interface ShippingMethod {
  readonly method: string
  readonly names: Texts
  readonly costMinor: bigint
  readonly etaFromDays: number
  readonly etaToDays: number
}

export interface Seller {
  readonly id: bigint
  readonly name: string
  readonly image: string
  readonly ground: string
  readonly freeShippingFromMinor: bigint | null
  readonly methods: readonly ShippingMethod[]
}

export interface Goods {
  readonly skuId: bigint
  readonly sku: string
  readonly productId: bigint
  /** Empty if the product has no variants. */
  readonly options: readonly OptionSnapshot[]
  readonly names: Texts
  readonly image: string
  readonly ground: string
  readonly stock: number
  /** The variant or its product is off sale. */
  readonly withdrawn: boolean
  readonly taxRateBps: number
  readonly product: Priced
  readonly price: Priced
  readonly deal: (FlashDeal & { readonly id: bigint }) | null
  readonly shop: Seller
}

function loadRows(db: Db, skuIds: readonly bigint[]) {
  return db
    .select({ sku: skus, product: products, shop: shops })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, [...skuIds]))
}
type Row = Awaited<ReturnType<typeof loadRows>>[number]

async function loadDeals(db: Db, productIds: bigint[], now: Date) {
  const rows = await db
    .select()
    .from(flashDeals)
    .where(
      and(
        inArray(flashDeals.productId, productIds),
        lte(flashDeals.startsAt, now),
        gt(flashDeals.endsAt, now),
        gt(flashDeals.left, 0),
      ),
    )
    .orderBy(asc(flashDeals.priceMinor), asc(flashDeals.id))
  // The cheapest deal of a product comes first.
  return new Map(rows.reverse().map((deal) => [deal.productId, deal]))
}

async function loadMethods(db: Db, shopIds: bigint[]) {
  const rows = await db
    .select()
    .from(shopShippingMethods)
    .where(inArray(shopShippingMethods.shopId, shopIds))
    .orderBy(asc(shopShippingMethods.position), asc(shopShippingMethods.method))
  return (shopId: bigint) => rows.filter((row) => row.shopId === shopId)
}

async function loadOptions(db: Db, productIds: bigint[]) {
  const axes = await db
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, productIds))
    .orderBy(asc(productOptions.position), asc(productOptions.option))
  return (productId: bigint, chosen: Readonly<Record<string, string>>): OptionSnapshot[] =>
    axes.flatMap((axis) => {
      const text = chosen[axis.option]
      if (axis.productId !== productId || text === undefined) return []
      return [{ name: axis.names, value: axis.values.find(({ value }) => value === text)?.names ?? { en: text } }]
    })
}

const unique = (ids: bigint[]) => [...new Set(ids)]

/** The goods of these SKUs, by SKU id. Unknown ids are left out; withdrawn ones are included. */
export async function loadGoods(db: Db, skuIds: readonly bigint[], now: Date): Promise<Map<bigint, Goods>> {
  if (skuIds.length === 0) return new Map()
  const rows = await loadRows(db, skuIds)
  if (rows.length === 0) return new Map()
  const productIds = unique(rows.map(({ product }) => product.id))
  const deals = await loadDeals(db, productIds, now)
  const methodsOf = await loadMethods(db, unique(rows.map(({ shop }) => shop.id)))
  const optionsOf = await loadOptions(db, productIds)
  const toGoods = ({ sku, product, shop }: Row): Goods => ({
    skuId: sku.id,
    sku: sku.sku,
    productId: product.id,
    options: optionsOf(product.id, sku.options),
    names: product.names,
    image: sku.image ?? product.image,
    ground: product.ground,
    stock: sku.stock,
    withdrawn: sku.withdrawn || product.withdrawn,
    taxRateBps: product.taxRateBps,
    product,
    price: sku,
    deal: deals.get(product.id) ?? null,
    shop: { ...shop, methods: methodsOf(shop.id) },
  })
  return new Map(rows.map((row) => [row.sku.id, toGoods(row)]))
}
