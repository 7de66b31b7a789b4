import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'

/** Countries, the states of a country, or the cities of a state, in the caller’s language if known. */
export const citys = defineCall('citys', {
  summary: 'Countries, states or cities.',
  fields: Type.Object({
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    state: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  }),
  data: Type.Object({ list: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })) }),
  codes: [Code.notFound],
})
