import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CategoryNode } from '../../entities/product'
import { Empty } from '../../fields'

/** The whole tree of categories. */
export const getAllCategory = defineCall('getAllCategory', {
  summary: 'The category tree.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(CategoryNode) }),
})
