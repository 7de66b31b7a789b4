import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { SizeGuide } from '../../entities/product'
import { Id } from '../../fields'

/** The size guide of a category, or of the nearest above it that has one. */
export const sizeGuide = defineCall('sizeGuide', {
  summary: 'The size guide of a category.',
  fields: Type.Object({ category_id: Id }),
  data: Type.Object({ guide: SizeGuide }),
  codes: [Code.notFound],
})
