/** What a save has to know about everything around its product, by one statement. */
import { sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { anyText } from '../../../kernel/db/prepared'
import { statement } from '../../../kernel/db/statement'
import type { Tx } from '../../../kernel/db/types'
import type { Texts } from '../../../kernel/text/texts'
import { TRADE, tradeOf, type Trade } from '../../settings/trade'
import { uploadsTaken } from '../../uploads/keep'
import type { ShopActor } from '../record'
import { NEEDED, type ProductDetails } from './product-details'

type Sent = Pick<Fields<'sellerProductSave'>, 'category_id' | 'brand_id' | 'images' | 'options' | 'skus'>

export interface Facts {
  /** The names of the uploads that the save takes, by id; those that are not there are missing. */
  readonly uploads: Readonly<Record<string, string>>
  /** Null: there is no such brand. */
  readonly brand: { readonly name: string; readonly state: string } | null
  /** The names of its category and of those above it; null: there is no such category. */
  readonly categories: readonly Texts[] | null
  /** The highest price of its flash deals, in USD minor units. */
  readonly deal: bigint | undefined
  readonly trade: Trade
  /** Those of its SKUs, in capitals, that other products of the shop have. */
  readonly taken: ReadonlySet<string>
  /** Its variants that cannot be deleted. */
  readonly needed: ReadonlySet<bigint>
}

interface Row {
  readonly uploads: Record<string, string> | null
  readonly brand: Facts['brand']
  readonly categories: Texts[] | null
  readonly deal: string | null
  readonly trade: unknown
  readonly taken: string[] | null
  readonly needed: string[] | null
}

const PRODUCT = sql`${sql.placeholder('productId')}::bigint`

const read = statement<Row>(
  'seller:facts',
  () => sql`
    with recursive ${uploadsTaken('product')},
    above as (
      select c.id, c.parent_id, c.names from categories c where c.id = ${sql.placeholder('categoryId')}::bigint
      union all select c.id, c.parent_id, c.names from categories c join above on c.id = above.parent_id)
    select
      (select json_object_agg(taken.id::text, taken.name) from taken) as uploads,
      (select json_build_object('name', b.name, 'state', b.state) from brands b
        where b.id = ${sql.placeholder('brandId')}::bigint) as brand,
      (select json_agg(above.names) from above) as categories,
      (select max(d.price_minor)::text from flash_deals d where d.product_id = ${PRODUCT}
        and d.ends_at > ${sql.placeholder('now')}::timestamptz and d."left" > 0) as deal,
      (select t.value from settings t where t.name = ${sql.raw(`'${TRADE.name}'`)}) as trade,
      (select json_agg(upper(s.sku)) from skus s where s.shop_id = ${sql.placeholder('shopId')}::bigint
        and upper(s.sku) = ${anyText('codes')}
        and s.product_id is distinct from ${PRODUCT}) as taken,
      (select json_agg(s.id::text) from skus s where s.product_id = ${PRODUCT} and ${NEEDED}) as needed`,
)

/** The uploads that a save names, each once. */
function uploadsOf({ images = [], options = [], skus = [] }: Sent): string[] {
  const ofValues = options.flatMap(({ values }) => values.map(({ image }) => image))
  const all = [...images, ...ofValues, ...skus.map(({ image }) => image)]
  return [...new Set(all.flatMap((picture) => picture?.upload_id ?? []))]
}

/** SKUs as they are compared. */
export const codesOf = (skus: readonly { readonly sku: string }[]): string[] =>
  skus.map(({ sku }) => sku.trim().toUpperCase())

/** Reads it, and marks the uploads of the save as used. */
export async function readFacts(
  tx: Tx,
  { userId, shop, at }: ShopActor,
  goods: ProductDetails | null,
  sent: Sent,
): Promise<Facts> {
  const { category_id, brand_id, skus = [] } = sent
  const found = one(
    await read(tx, {
      ...{ userId: String(userId), shopId: String(shop.id), now: at.toISOString() },
      productId: goods ? String(goods.row.id) : null,
      categoryId: category_id ?? (goods ? String(goods.row.categoryId) : null),
      brandId: brand_id ?? (goods ? String(goods.row.brandId) : null),
      uploadIds: `{${uploadsOf(sent).join(',')}}`,
      codes: JSON.stringify(codesOf(skus)),
    }),
  )
  return {
    uploads: found.uploads ?? {},
    brand: found.brand,
    categories: found.categories,
    deal: found.deal === null ? undefined : BigInt(found.deal),
    trade: tradeOf(found.trade),
    taken: new Set(found.taken),
    needed: new Set((found.needed ?? []).map(BigInt)),
  }
}
