/** What the buyers of a filled shop choose from: the most popular variants in stock, with what is agreed about them. */
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { agreedOf, TERMS, type TermsColumns } from '../../../areas/settlement/terms'
import { rows } from '../../../kernel/db/rows'
import type { Tx } from '../../../kernel/db/types'

const MOST = 4_000
/** Lines need different products of one shop. */
const LEAST_IN_SHOP = 4

/** Makes the tables of goods and shops for this transaction. */
export async function writeGoods(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table fill_goods on commit drop as
    select p.shop_id, row_number() over (partition by p.shop_id order by p.popularity desc, p.id) - 1 as place,
      p.id as product_id, p.names, p.ground, p.tax_rate_bps, s.id as sku_id, s.sku, coalesce(s.image, p.image) as image,
      coalesce(s.special_price_minor, s.price_minor) as price, 0 as commission_bps, coalesce((
        select jsonb_agg(jsonb_build_object('name', o.names, 'value', v -> 'names') order by o.position)
        from product_options o cross join lateral jsonb_array_elements(o.values) v
        where o.product_id = p.id and v ->> 'value' = s.options ->> o.option), '[]') as options
    from (select * from products where not hidden order by popularity desc, id desc limit ${sql.raw(String(MOST))}) p
      join lateral (
        select * from skus where product_id = p.id and not discontinued and stock > 0 order by id limit 1) s on true`)
  const shops = await rows<{ id: string }>(tx, sql`select distinct shop_id::text as id from fill_goods`)
  const goods = await rows<{ id: string; shop: string }>(
    tx,
    sql`select product_id::text as id, shop_id::text as shop from fill_goods`,
  )
  const columns = await rows<TermsColumns>(
    tx,
    sql`with goods as materialized (select product_id, shop_id from fill_goods) select ${TERMS}`,
  )
  const agreed = agreedOf(one(columns))
  const rates = goods.map(({ id, shop }) => ({ id, bps: agreed.commissionBps(BigInt(shop), BigInt(id)) }))
  await tx.execute(sql`
    update fill_goods set commission_bps = x.bps
    from jsonb_to_recordset(${JSON.stringify(rates.filter(({ bps }) => bps > 0))}::jsonb) as x(id text, bps int)
    where product_id = x.id::bigint`)
  await tx.execute(sql`create index on fill_goods (shop_id, place)`)
  await tx.execute(sql`analyze fill_goods`)
  const agreements = shops.map(({ id }) => {
    const { cardFeeBps, cardFeeFixed, cashWith } = agreed.order(BigInt(id), 'platform')
    return { id, fee_bps: cardFeeBps, fee_fixed: String(cardFeeFixed), cash_with: cashWith }
  })
  await tx.execute(sql`
    create temp table fill_shops on commit drop as
    select row_number() over (order by s.id) - 1 as at, s.id, s.free_shipping_from_minor as free_from, u.id as owner_id,
      jsonb_build_object('name', s.name, 'image', s.image, 'ground', s.ground) as shop,
      m.method, m.names as method_names, m.cost_minor, g.goods, x.fee_bps, x.fee_fixed::bigint as fee_fixed, x.cash_with
    from shops s
      join (select shop_id, count(*)::int as goods from fill_goods group by shop_id) g on g.shop_id = s.id
      join jsonb_to_recordset(${JSON.stringify(agreements)}::jsonb) as x(id text, fee_bps int, fee_fixed text, cash_with text)
        on x.id::bigint = s.id
      join lateral (
        select * from shop_shipping_methods where shop_id = s.id order by position, method limit 1) m on true
      left join users u on u.id = s.owner_user_id and u.erased_at is null
    where g.goods >= ${LEAST_IN_SHOP} and s.hidden_at is null`)
}
