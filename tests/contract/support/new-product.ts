/** Shops and products for single tests, so that no test uses another one's stock. */
import { one } from '@contract/rules/lists'
import { quoted, sql } from './control'

export interface NewProduct {
  readonly productId: string
  readonly shopId: string
  readonly skuId: string
  readonly sku: string
}

interface Wanted {
  readonly shopId?: string
  readonly stock?: number
  /** USD minor units. */
  readonly price?: number
  /** The values of one axis of variants; empty for a product without variants. */
  readonly sizes?: readonly string[]
}

let made = 0
/** Every test file starts at 1, on the same database. */
const FILE = crypto.randomUUID().slice(0, 8)
const json = (value: unknown) => `${quoted(JSON.stringify(value))}::jsonb`
const id = (rows: { id: string | number }[]) => String(one(rows).id)

/** A shop that ships for 2.50 or 6.00 USD, and free of charge from `freeFrom` minor units. */
export async function newShop(freeFrom: number | null = null): Promise<string> {
  made += 1
  const name = quoted(`Test shop ${FILE} ${made}`)
  const shopId = id(
    await sql<{ id: string }>(
      `insert into shops (name, image, ground, free_shipping_from_minor) values (${name}, 'x', 'sand', ${freeFrom ?? 'null'}) returning id::text`,
    ),
  )
  await sql(
    `insert into shop_shipping_methods (shop_id, method, names, cost_minor, eta_from_days, eta_to_days, position) values
     (${shopId}, 'standard', ${json({ en: 'Standard' })}, 250, 3, 6, 0),
     (${shopId}, 'express', ${json({ en: 'Express' })}, 600, 1, 2, 1) returning shop_id::text`,
  )
  return shopId
}

/** A product, by default in a new shop, with 20 pieces at 12.50 USD; if it has sizes, each size has its own SKU. */
export async function newItem({ shopId, stock = 20, price = 1250, sizes = [] }: Wanted = {}): Promise<NewProduct> {
  made += 1
  const shop = shopId ?? (await newShop())
  const names = json({ en: `Test goods ${made}` })
  const productId = id(
    await sql<{ id: string }>(
      `insert into products (shop_id, brand_id, category_id, names, descriptions, short_descriptions, image, ground,
         price_minor, tax_rate_bps, search_text)
       values (${shop}, (select min(id) from brands), (select max(id) from categories where updated_by is null), ${names}, ${names}, ${names},
         'x', 'sand', ${price}, 700, ${quoted(`test goods ${made}`)}) returning id::text`,
    ),
  )
  await sql(
    `insert into product_images (product_id, position, path) values (${productId}, 0, 'x') returning product_id::text`,
  )
  if (sizes.length > 0) {
    const values = sizes.map((size) => ({ value: size, names: { en: size } }))
    await sql(
      `insert into product_options (product_id, option, names, "values")
       values (${productId}, 'size', ${json({ en: 'Size' })}, ${json(values)}) returning product_id::text`,
    )
  }
  const options = sizes.length > 0 ? sizes.map((size) => ({ size })) : [{}]
  const rows = options.map(
    (each, index) =>
      `(${quoted(`T${FILE}-${made}-${index}`)}, ${productId}, ${shop}, ${json(each)}, ${price}, ${stock})`,
  )
  const first = one(
    await sql<{ id: string; sku: string }>(
      `with made as (
       insert into skus (sku, product_id, shop_id, options, price_minor, stock)
       values ${rows.join(', ')} returning id, sku, stock),
     opened as (
       insert into stock_movements (sku_id, kind, delta, at)
       select id, 'opening', stock, now() - interval '1 second' from made where stock <> 0)
     select id::text, sku from made`,
    ),
  )
  return { productId, shopId: shop, skuId: first.id, sku: first.sku }
}

export async function stockOf({ skuId }: NewProduct): Promise<number> {
  const row = one(await sql<{ stock: number }>(`select stock from skus where id = ${skuId}`))
  return row.stock
}
