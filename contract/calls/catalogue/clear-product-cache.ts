import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Empty } from '../../fields'

/** Clears the catalogue’s caches; for operators. */
export const clearProductCache = defineCall('clearProductCache', {
  summary: 'Empties the catalogue caches.',
  fields: Empty,
  data: Empty,
  codes: [Code.operationFailed],
})
