/** The stock of a shop for its desk. */
import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import { Code } from '@contract/codes'
import type { Data, Fields } from '@contract/all-calls'
import { PAGE_SIZE } from '@contract/constants'
import type { Language } from '@contract/languages'
import { one } from '@contract/rules/lists'
import { rows } from '../../../kernel/db/rows'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { textsFor } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { readTrade } from '../../settings/trade'
import { holding, ofLevel, ofShop } from '../pieces'
import type { DeskShop } from '../shop'

type StockRow = Data<'deskStock'>['list'][number]

interface Slice {
  readonly limit: number
  readonly offset?: number
}

const joined = eq(products.id, skus.productId)

/** Variants with this condition, the lowest stock first. */
export async function stockRows(
  db: Db,
  where: SQL | undefined,
  language: Language,
  { limit, offset = 0 }: Slice,
): Promise<StockRow[]> {
  const found = await db
    .select({ sku: skus, names: products.names, image: products.image, ground: products.ground })
    .from(skus)
    .innerJoin(products, joined)
    .where(where)
    .orderBy(asc(skus.stock), asc(skus.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ sku, names, image, ground }) => ({
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
  }))
}

/** How many variants have this condition. */
export async function countStock(db: Db, where: SQL | undefined): Promise<number> {
  return one(await db.select({ total: count() }).from(skus).innerJoin(products, joined).where(where)).total
}

/** A page of the shop's variants on offer, the lowest stock first; empty past the end. */
export async function listStock(
  db: Db,
  shop: DeskShop,
  { p = 1, page_size = PAGE_SIZE, q, stock }: Fields<'deskStock'>,
  language: Language,
): Promise<Data<'deskStock'>> {
  const where = and(ofShop(shop.id), eq(skus.withdrawn, false), holding(q), ofLevel(skus.stock, stock, shop))
  const list = await stockRows(db, where, language, { limit: page_size, offset: (p - 1) * page_size })
  const stock_by = (await readTrade(db)).stock_by === 'operator' ? 'operator' : 'shop'
  return { list, count: await countStock(db, where), p, page_size, stock_by }
}

interface Moved {
  readonly at: string
  readonly delta: number
  readonly kind: Data<'deskStockLog'>['list'][number]['kind']
  readonly note: string
  readonly by: string
  readonly order_id: string | null
}

/** All stock changes of a variant as one table. */
const movementsOf = (skuId: bigint) => sql`(
  select a.at, a.delta, a.reason as kind, a.note, u.firstname as by, null::bigint as order_id, a.id as sub
  from stock_adjustments a left join users u on u.id = a.user_id where a.sku_id = ${skuId}
  union all
  select m.at, m.qty, case m.kind when 'return' then 'give_back' else m.kind end, '', '', m.order_id, m.id
  from stock_movements m where m.sku_id = ${skuId}
  union all
  select r.decided_at, r.qty, 'intake', r.note, '', null, r.id
  from shop_requests r where r.sku_id = ${skuId} and r.state = 1) moved`

/** A page of the stock changes of a variant, the newest first. Throws 2000019 for another shop's variant. */
export async function stockLog(
  db: Db,
  shop: DeskShop,
  { sku_id, p = 1, page_size = PAGE_SIZE }: Fields<'deskStockLog'>,
): Promise<Data<'deskStockLog'>> {
  const [sku] = await db
    .select({ id: skus.id })
    .from(skus)
    .where(and(eq(skus.id, BigInt(sku_id)), eq(skus.shopId, shop.id)))
  if (!sku) throw new Refusal(Code.notFound)
  const moved = movementsOf(sku.id)
  const { total } = one(await rows<{ total: number }>(db, sql`select count(*)::int as total from ${moved}`))
  const found = await rows<Moved>(
    db,
    sql`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, delta, kind, note,
        coalesce(by, '') as by, order_id::text as order_id
      from ${moved} order by moved.at desc, sub desc limit ${page_size} offset ${(p - 1) * page_size}`,
  )
  return { list: found, count: total, p, page_size }
}
