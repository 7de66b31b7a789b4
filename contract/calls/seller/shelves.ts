/** The categories and brands that the editor of a product offers. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Brand } from '../../entities/product'
import { SEARCH_MAX } from '../../base/text-limits'
import { Flag, Id, ListOf, Nullable, Page, PageSize, localised } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'

const codes = [Code.notFound, Code.operationFailed]

/** Every category, with its names in all languages: a department, and after it what it holds. */
export const sellerCategories = defineCall('sellerCategories', {
  summary: 'The categories a product can be put into.',
  fields: Type.Object({ shop_id: shopId }),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        category_id: Id,
        /** Null: a department. */
        parent_id: Nullable(Id),
        ...localised('name'),
        image: Type.String(),
        ground: Type.String(),
        /** Whether it holds no other category. */
        leaf: Flag,
      }),
    ),
  }),
  codes,
})

/** Brands by name, without those that operators refused. `q` is a part of the name, in any case. */
export const sellerBrands = defineCall('sellerBrands', {
  summary: 'The brands a product can have.',
  fields: Type.Object({
    shop_id: shopId,
    p: Page,
    page_size: PageSize,
    q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  }),
  data: ListOf(Brand),
  codes,
})
