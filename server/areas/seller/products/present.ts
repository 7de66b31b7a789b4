/** A product for its shop [field.seller.product]. */
import type { SellerProduct } from '@contract/entities/seller/product'
import { usd } from '../../../kernel/text/usd'
import { allTexts } from '../../../kernel/text/texts'
import type { ProductDetails, ShownProduct, SkuRow } from './product-details'

const pathOf = (path: string | null | undefined) => (path === null || path === undefined ? null : { path })
const isoOf = (time: Date | null) => time?.toISOString() ?? null

const presentSku = (sku: SkuRow): SellerProduct['skus'][number] => ({
  sku_id: String(sku.id),
  sku: sku.sku,
  options: sku.options,
  price: usd(sku.priceMinor),
  special_price: sku.specialPriceMinor === null ? null : usd(sku.specialPriceMinor),
  stock: sku.stock,
  image: pathOf(sku.image),
  discontinued: sku.discontinued,
})

/** The fields of a product that its shop edits. */
export function presentContent({ row, images, options, skus }: ProductDetails) {
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

export function presentProduct(goods: ShownProduct): SellerProduct {
  const { row } = goods
  return {
    product_id: String(row.id),
    shop_id: String(row.shopId),
    ...presentContent(goods),
    state: row.state,
    listed_at: isoOf(row.listedAt),
    remark: goods.remark,
    sold: row.sold,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: goods.author,
  }
}
