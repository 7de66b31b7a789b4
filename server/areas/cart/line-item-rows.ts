/** The goods of SKUs as columns of one statement: each column is a JSON array, and only what a purchase needs is read. */
import { sql } from 'drizzle-orm'
import type { Texts } from '../../kernel/text/texts'
import type { LineItem, Seller, ShippingMethod } from './line-items'

interface GoodsRow {
  readonly skuId: string
  readonly sku: string
  readonly options: Readonly<Record<string, string>>
  readonly stock: number
  readonly image: string
  readonly productImage: string
  readonly withdrawn: boolean
  readonly choosable: boolean
  readonly price: string
  readonly special: string | null
  readonly productId: string
  readonly names: Texts
  readonly ground: string
  readonly tax: number
  readonly productPrice: string
  readonly productSpecial: string | null
  readonly shopId: string
}

interface ShopRow {
  readonly id: string
  readonly name: string
  readonly image: string
  readonly ground: string
  readonly freeFrom: string | null
  readonly awayUntil: string | null
  readonly shipWithinDays: number
}

interface MethodRow {
  readonly shopId: string
  readonly method: string
  readonly names: Texts
  readonly cost: string
  readonly from: number
  readonly to: number
}

interface DealRow {
  readonly productId: string
  readonly id: string
  readonly price: string
  readonly startsAt: string
  readonly endsAt: string
  readonly left: number
}

interface AxisRow {
  readonly productId: string
  readonly option: string
  readonly names: Texts
  readonly values: readonly { readonly value: string; readonly names: Texts }[]
}

/** Null: no row. */
export interface LineItemColumns {
  readonly goods: readonly GoodsRow[] | null
  readonly shops: readonly ShopRow[] | null
  readonly methods: readonly MethodRow[] | null
  readonly deals: readonly DealRow[] | null
  readonly axes: readonly AxisRow[] | null
}

/** Common table expressions for a statement with `wanted (sku_id)`: what LINE_ITEM_COLUMNS reads. */
export const LINE_ITEM_SOURCES = sql`
  goods as materialized (
    select s.id, s.sku, s.options, s.stock, s.image, s.discontinued, s.price_minor, s.special_price_minor, s.product_id,
      p.names, p.image as product_image, p.ground, p.tax_rate_bps, p.hidden as product_hidden,
      p.price_minor as product_price, p.special_price_minor as product_special, p.shop_id,
      s.discontinued and not p.hidden and coalesce((
        select true from skus other
        where other.product_id = p.id and not other.discontinued and other.options <> '{}' limit 1), false) as choosable
    from skus s join products p on p.id = s.product_id
    where s.id in (select sku_id from wanted))`

const NOW = sql`${sql.placeholder('now')}::timestamptz`

/** The columns of the statement; it has the placeholder `now`. */
export const LINE_ITEM_COLUMNS = sql`
  (select json_agg(json_build_object('skuId', g.id::text, 'sku', g.sku, 'options', g.options, 'stock', g.stock,
      'image', coalesce(g.image, g.product_image), 'productImage', g.product_image, 'withdrawn', g.discontinued or g.product_hidden,
      'choosable', g.choosable,
      'price', g.price_minor::text, 'special', g.special_price_minor::text, 'productId', g.product_id::text,
      'names', g.names, 'ground', g.ground, 'tax', g.tax_rate_bps, 'productPrice', g.product_price::text,
      'productSpecial', g.product_special::text, 'shopId', g.shop_id::text)) from goods g) as goods,
  (select json_agg(json_build_object('id', s.id::text, 'name', s.name, 'image', s.image, 'ground', s.ground,
      'freeFrom', s.free_shipping_from_minor::text, 'awayUntil', s.away_until,
      'shipWithinDays', s.ship_within_days))
    from shops s where s.id in (select shop_id from goods)) as shops,
  (select json_agg(json_build_object('shopId', m.shop_id::text, 'method', m.method, 'names', m.names,
      'cost', m.cost_minor::text, 'from', m.eta_from_days, 'to', m.eta_to_days) order by m.position, m.method)
    from shop_shipping_methods m where m.shop_id in (select shop_id from goods)) as methods,
  (select json_agg(json_build_object('productId', d.product_id::text, 'id', d.id::text, 'price', d.price_minor::text,
      'startsAt', d.starts_at, 'endsAt', d.ends_at, 'left', d.left) order by d.price_minor, d.id)
    from flash_deals d where d.product_id in (select product_id from goods)
      and d.starts_at <= ${NOW} and d.ends_at > ${NOW} and d.left > 0) as deals,
  (select json_agg(json_build_object('productId', o.product_id::text, 'option', o.option, 'names', o.names,
      'values', o.values) order by o.position, o.option)
    from product_options o where o.product_id in (select product_id from goods)) as axes`

const amount = (minor: string | null) => (minor === null ? null : BigInt(minor))

const methodOf = ({ method, names, cost, from, to }: MethodRow): ShippingMethod => ({
  method,
  names,
  costMinor: BigInt(cost),
  etaFromDays: from,
  etaToDays: to,
})

function sellersOf({ shops, methods }: LineItemColumns): ReadonlyMap<string, Seller> {
  const sellers = (shops ?? []).map(({ id, freeFrom, ...shop }) => {
    const own = (methods ?? []).filter(({ shopId }) => shopId === id)
    return [
      id,
      { ...shop, id: BigInt(id), freeShippingFromMinor: amount(freeFrom), methods: own.map(methodOf) },
    ] as const
  })
  return new Map(sellers)
}

/** The cheapest deal of each product, which is the first. */
function dealsOf({ deals }: LineItemColumns): ReadonlyMap<string, NonNullable<LineItem['deal']>> {
  const found = (deals ?? []).map(({ productId, id, price, startsAt, endsAt, left }) => {
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
    return [productId, { id: BigInt(id), priceMinor: BigInt(price), ...times, left }] as const
  })
  return new Map(found.reverse())
}

function optionsOf({ productId, options }: GoodsRow, axes: readonly AxisRow[]): LineItem['options'] {
  return axes.flatMap((axis) => {
    const text = options[axis.option]
    if (axis.productId !== productId || text === undefined) return []
    return [{ name: axis.names, value: axis.values.find(({ value }) => value === text)?.names ?? { en: text } }]
  })
}

/** The goods by SKU id. */
export function lineItemOf(columns: LineItemColumns): Map<bigint, LineItem> {
  const sellers = sellersOf(columns)
  const deals = dealsOf(columns)
  const found = (columns.goods ?? []).flatMap((row) => {
    const shop = sellers.get(row.shopId)
    if (!shop) return []
    const { skuId, productId, sku, names, image, productImage, ground, stock, withdrawn, choosable } = row
    const goods: LineItem = {
      skuId: BigInt(skuId),
      sku,
      productId: BigInt(productId),
      options: optionsOf(row, columns.axes ?? []),
      names,
      image,
      productImage,
      ground,
      stock,
      withdrawn,
      choosable,
      variant: Object.keys(row.options).length > 0 ? sku : '',
      taxRateBps: row.tax,
      product: { priceMinor: BigInt(row.productPrice), specialPriceMinor: amount(row.productSpecial) },
      price: { priceMinor: BigInt(row.price), specialPriceMinor: amount(row.special) },
      deal: deals.get(productId) ?? null,
      shop,
    }
    return [[goods.skuId, goods] as const]
  })
  return new Map(found)
}
