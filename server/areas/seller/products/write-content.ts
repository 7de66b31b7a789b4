/** Writes the pictures, axes and variants of a product with their history, by one statement. */
import { sql } from 'drizzle-orm'
import { batch, DOCUMENT, documentOf, partOf } from '../../../kernel/db/batch'
import { skus } from '../../../kernel/db/schema/catalogue'
import { statement } from '../../../kernel/db/statement'
import type { Tx } from '../../../kernel/db/types'
import { AUDITED, auditRows } from '../../audit/audit'
import { MOVED } from '../../stock/movements'
import { movedParts } from '../../stock/set'
import { entriesOf, type ShopActor } from '../record'
import type { ProductDetails, SkuRow } from './product-details'
import { presentContent } from './present'

const variants = batch(skus, [
  ...(['id', 'sku', 'productId', 'shopId', 'options'] as const),
  ...(['priceMinor', 'specialPriceMinor', 'stock', 'image', 'discontinued'] as const),
])

const PRODUCT = sql`${sql.placeholder('productId')}::bigint`

const write = statement(
  'seller:content',
  () => sql`
    with ${DOCUMENT},
    fewer_images as (
      delete from product_images i
      where i.product_id = ${PRODUCT} and i.position >= jsonb_array_length(${partOf('images')})),
    images as (
      insert into product_images as i (product_id, position, path)
      select ${PRODUCT}, n.place - 1, n.path
      from jsonb_array_elements_text(${partOf('images')}) with ordinality as n(path, place)
      on conflict (product_id, position) do update set path = excluded.path where i.path <> excluded.path),
    axes as (
      select * from jsonb_to_recordset(${partOf('options')}) as o(option text, names jsonb, "values" jsonb, position int)),
    fewer_axes as (
      delete from product_options o where o.product_id = ${PRODUCT} and o.option not in (select option from axes)),
    options as (
      insert into product_options as o (product_id, option, names, "values", position)
      select ${PRODUCT}, option, names, "values", position from axes
      on conflict (product_id, option) do update
        set names = excluded.names, "values" = excluded."values", position = excluded.position
        where (o.names, o."values", o.position) is distinct from (excluded.names, excluded."values", excluded.position)),
    changed as (
      update skus s set sku = n.sku, options = n.options, price_minor = n.price_minor,
        special_price_minor = n.special_price_minor, image = n.image, discontinued = n.discontinued
      from jsonb_populate_recordset(null::skus, ${partOf('changed')}) as n where s.id = n.id),
    added as (${variants.insert(partOf('added'))}),
    ${MOVED}, ${AUDITED} select 1`,
)

/** The fields in the history of a product: stock has its own history. */
function told(goods: ProductDetails) {
  const { skus: all, ...content } = presentContent(goods)
  return { ...content, skus: all.map(({ stock: _stock, ...sku }) => sku) }
}

interface Content {
  /** Null: a new product. */
  readonly before: ProductDetails | null
  readonly after: ProductDetails
  readonly changed: readonly SkuRow[]
  readonly added: readonly SkuRow[]
}

/** The stock of a variant stays as it is, except the first one of those that are added. */
export async function writeContent(
  tx: Tx,
  actor: ShopActor,
  { before, after, changed, added }: Content,
): Promise<void> {
  const { userId, at } = actor
  const change = { before: before ? told(before) : {}, after: told(after) }
  const history = { action: before ? 'change' : 'create', subject: 'products', id: after.row.id, ...change } as const
  const first = added.map(({ id: skuId, stock: delta }) => ({ skuId, delta }))
  const parts = {
    images: after.images,
    options: after.options.map(({ option, names, values, position }) => ({ option, names, values, position })),
    changed: variants.rows(changed),
    added: variants.rows(added),
    ...movedParts(first, { userId, reason: 'delivery', note: '', at }),
    audits: auditRows(entriesOf(actor, [history])),
  }
  await write(tx, { document: documentOf(parts), productId: String(after.row.id) })
}
