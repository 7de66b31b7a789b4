import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { COMPARE_MAX } from '../../constants'
import { Comparison } from '../../entities/comparison'
import { Id } from '../../fields'

/**
 * Up to four products side by side, in the order of the ids [rule.compare-max]. Unknown and withdrawn products are
 * left out, since the list is stored on the device and may be outdated.
 */
export const compare = defineCall('compare', {
  summary: 'Products side by side.',
  fields: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: COMPARE_MAX }) }),
  data: Comparison,
})
