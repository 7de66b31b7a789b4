import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Review } from '../../entities/product'
import { Count, Id, ListOf, PageSize, keyPage } from '../../fields'

/** The reviews of a product, newest first, with how many gave each star [field.review.parts]. */
export const reviews = defineCall('reviews', {
  summary: 'Reviews of a product.',
  fields: Type.Object({ product_id: Id, ...keyPage, page_size: PageSize }),
  data: Type.Object({
    ...ListOf(Review).properties,
    histogram: Type.Array(Type.Object({ star: Type.Integer({ minimum: 1, maximum: 5 }), count: Count })),
  }),
  codes: [Code.notFound],
})
