import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { CategoryNode } from '../../entities/product'
import { Id } from '../../fields'

/** A category with everything under it. */
export const seriesCategorys = defineCall('seriesCategorys', {
  summary: 'A category and its subtree.',
  fields: Type.Object({ category_id: Id }),
  data: Type.Object({ list: Type.Array(CategoryNode) }),
  codes: [Code.notFound],
})
