import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CategoryNode } from '../../entities/product'
import { Empty } from '../../fields'

/** The top level of the categories; children are empty. */
export const getFirstCategory = defineCall('getFirstCategory', {
  summary: 'The top categories.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(CategoryNode) }),
})
