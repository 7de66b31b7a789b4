/** A product for the desk [field.desk.product]. */
import { and, desc, eq } from 'drizzle-orm'
import type { DeskProduct } from '@contract/desk/product'
import { shopRequests } from '../../../kernel/db/schema/ops'
import type { Db } from '../../../kernel/db/types'
import { usd } from '../../../kernel/text/usd'
import { allTexts } from '../../../kernel/text/texts'
import { nameOf } from '../names'
import type { Goods, SkuRow } from './goods'

const pathOf = (path: string | null | undefined) => (path === null || path === undefined ? null : { path })
const isoOf = (time: Date | null) => time?.toISOString() ?? null

const presentSku = (sku: SkuRow): DeskProduct['skus'][number] => ({
  sku_id: String(sku.id),
  sku: sku.sku,
  options: sku.options,
  price: usd(sku.priceMinor),
  special_price: sku.specialPriceMinor === null ? null : usd(sku.specialPriceMinor),
  stock: sku.stock,
  image: pathOf(sku.image),
  withdrawn: sku.withdrawn,
})

/** The remark of the last decision about it. */
async function remarkOn(db: Db, productId: bigint): Promise<string> {
  const [request] = await db
    .select({ remark: shopRequests.remark })
    .from(shopRequests)
    .where(and(eq(shopRequests.productId, productId), eq(shopRequests.type, 200)))
    .orderBy(desc(shopRequests.id))
    .limit(1)
  return request?.remark ?? ''
}

/** The fields of a product that its shop edits. */
export function presentContent({ row, images, options, skus }: Goods) {
  return {
    ...allTexts('name', row.names),
    ...allTexts('short_description', row.shortDescriptions),
    ...allTexts('description', row.descriptions),
    category_id: String(row.categoryId),
    brand_id: String(row.brandId),
    ground: row.ground,
    tax_rate: row.taxRateBps,
    images: images.map((path) => ({ path })),
    options: options.map(({ option, names, values }) => ({
      option,
      ...allTexts('names', names),
      values: values.map((each) => ({
        value: each.value,
        ...allTexts('names', each.names),
        image: pathOf(each.image),
      })),
    })),
    skus: skus.map(presentSku),
  }
}

export async function presentProduct(db: Db, goods: Goods): Promise<DeskProduct> {
  const { row } = goods
  return {
    product_id: String(row.id),
    shop_id: String(row.shopId),
    ...presentContent(goods),
    state: row.state,
    listed_at: isoOf(row.listedAt),
    remark: await remarkOn(db, row.id),
    sold: row.sold,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: await nameOf(db, row.updatedBy),
  }
}
