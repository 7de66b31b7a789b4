import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OptionName, ProductCard, ProductDetail, ShopCard, Sku } from '../../entities/product'
import { Day, Id, Money } from '../../fields'

const SHIPPING = { cost: Money, eta_from: Day, eta_to: Day }

/**
 * One product with its variants, its shop, and related products. `shipping` is what a checkout chooses beforehand, the
 * cheapest method; `faster` is the fastest, where that arrives earlier.
 */
export const product = defineCall('product', {
  summary: 'One product.',
  fields: Type.Object({ product_id: Id }),
  data: Type.Object({
    product: ProductDetail,
    skus: Type.Array(Sku),
    option_names: Type.Array(OptionName),
    images: Type.Array(Type.String()),
    shop: ShopCard,
    related: Type.Array(ProductCard),
    hot: Type.Array(ProductCard),
    shipping: Type.Object({ ...SHIPPING, faster: Type.Optional(Type.Object(SHIPPING)) }),
  }),
  codes: [Code.notFound, Code.productInvalid],
})
