import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Empty } from '../../fields'

/** The languages of the interface [const.languages]. */
export const getLanguages = defineCall('getLanguages', {
  summary: 'The languages.',
  fields: Empty,
  data: Type.Object({ list: Type.Array(Type.Object({ name: Type.String(), code: Type.String() })) }),
})
