/** The comparison of products [field.compare.attributes]. */
import { Type, type Static } from '@sinclair/typebox'
import { ProductCard } from './product'

/** A property of all compared products; `values` are in the order of the products, null if one lacks it. */
export const Attribute = Type.Object({
  /** Such as brand, shop, or the option of a variant axis. */
  key: Type.String(),
  /** In the caller's language. */
  name: Type.String(),
  values: Type.Array(Type.Union([Type.String(), Type.Null()])),
})
export type Attribute = Static<typeof Attribute>

export const Comparison = Type.Object({ list: Type.Array(ProductCard), attributes: Type.Array(Attribute) })
export type Comparison = Static<typeof Comparison>
