/** The stock of a shop. */
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { Data, Fields } from '@contract/all-calls'
import { PAGE_SIZE } from '@contract/base/constants'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { rows } from '../../../kernel/db/rows'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { fieldRefusal } from '../../../kernel/http/refusal'
import { listOrder, rising } from '../../../kernel/http/list-order'
import { nextOf, paging, sliceOf } from '../../../kernel/http/paging'
import { textsFor } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { readTrade } from '../../settings/trade'
import { containsWords, ofLevel, ofShop } from '../stock-filters'
import { knownSku, knownSkusOf } from '../products/known-skus'
import type { SellerShop } from '../shop'

type StockRow = Data<'sellerStock'>['list'][number]

const joined = eq(products.id, skus.productId)

const selected = (db: Db, where: SQL | undefined) =>
  db
    .select({ sku: skus, names: products.names, image: products.image, ground: products.ground })
    .from(skus)
    .innerJoin(products, joined)
    .where(where)
    .orderBy(...LOWEST.sorted)
type Found = { sku: typeof skus.$inferSelect } & Pick<typeof products.$inferSelect, 'names' | 'image' | 'ground'>

const LOWEST = listOrder<Found>(
  rising(skus.stock, ({ sku }) => sku.stock),
  rising(skus.id, ({ sku }) => sku.id),
)

const presentRow = ({ sku, names, image, ground }: Found, language: Language): StockRow => ({
  sku_id: String(sku.id),
  sku: sku.sku,
  product_id: String(sku.productId),
  ...textsFor('name', names, language),
  image: sku.image ?? image,
  ground,
  options: sku.options,
  price: usd(sku.priceMinor),
  special_price: sku.specialPriceMinor === null ? null : usd(sku.specialPriceMinor),
  stock: sku.stock,
})

/** The first variants with this condition, the lowest stock first. */
export async function stockRows(
  db: Db,
  where: SQL | undefined,
  language: Language,
  { limit }: { readonly limit: number },
): Promise<StockRow[]> {
  return (await selected(db, where).limit(limit)).map((row) => presentRow(row, language))
}

/** How many variants have this condition. */
export async function countStock(db: Db, where: SQL | undefined): Promise<number> {
  return one(await db.select({ total: count() }).from(skus).innerJoin(products, joined).where(where)).total
}

/** A page of the shop's variants on offer, the lowest stock first; empty past the end. */
export async function listStock(
  db: Db,
  shop: SellerShop,
  fields: Fields<'sellerStock'>,
  language: Language,
): Promise<Data<'sellerStock'>> {
  const { q, stock } = fields
  const where = and(ofShop(shop.id), eq(skus.discontinued, false), containsWords(q), ofLevel(skus.stock, stock, shop))
  const total = await countStock(db, where)
  const page = await sliceOf(fields, { order: LOWEST, rows: (beyond) => selected(db, and(where, beyond)) }, total)
  const stock_by = (await readTrade(db)).stock_by === 'operator' ? 'operator' : 'shop'
  const list = page.rows.map((row) => presentRow(row, language))
  const { p, pageSize } = paging(fields)
  return { list, count: total, p, page_size: pageSize, ...nextOf(page), stock_by }
}

type Movement = Data<'sellerStockLog'>['list'][number]
type Moved = Omit<Movement, 'sku' | 'options'>

/** The variants whose log is asked for. Throws 1000009 if neither is named, and 2000019 for another shop's. */
async function askedSkus(db: Db, shop: SellerShop, { sku_id, product_id }: Fields<'sellerStockLog'>) {
  if (sku_id !== undefined) return [await knownSku(db, shop, BigInt(sku_id))]
  if (product_id !== undefined) return knownSkusOf(db, shop, BigInt(product_id))
  throw fieldRefusal(Code.missingParameters, [{ field: 'sku_id', rule: 'required' }])
}

/**
 * A page of the stock changes of a variant, or of all that a product has or had, the newest first. Throws 1000009 if neither is
 * named, and 2000019 for another shop's.
 */
export async function stockLog(
  db: Db,
  shop: SellerShop,
  fields: Fields<'sellerStockLog'>,
): Promise<Data<'sellerStockLog'>> {
  const { p = 1, page_size = PAGE_SIZE } = fields
  const asked = new Map((await askedSkus(db, shop, fields)).map((each) => [String(each.id), each]))
  const of = sql`m.sku_id = any(${sql.param(`{${[...asked.keys()].join(',')}}`)}::bigint[])`
  const { total } = one(
    await rows<{ total: number }>(db, sql`select count(*)::int as total from stock_movements m where ${of}`),
  )
  const found = await rows<Moved>(
    db,
    sql`
      select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.delta,
        coalesce(m.reason, m.kind) as kind, m.note, coalesce(u.firstname, '') as by, m.order_id::text as order_id,
        m.sku_id::text as sku_id,
        (coalesce(s.stock, 0) - coalesce(sum(m.delta) over newer, 0))::int as stock
      from stock_movements m left join skus s on s.id = m.sku_id left join users u on u.id = m.user_id
      where ${of}
      window newer as (
        partition by m.sku_id order by m.at desc, m.id desc rows between unbounded preceding and 1 preceding)
      order by m.at desc, m.id desc limit ${page_size} offset ${(p - 1) * page_size}`,
  )
  const list = found.map((movement): Movement => {
    const { sku = '', options = {} } = asked.get(movement.sku_id) ?? {}
    return { ...movement, sku, options }
  })
  return { list, count: total, p, page_size }
}
