import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { filter } from '../seller/tables'
import { OPS_TABLES } from '../../base/table-constants'
import { Empty } from '../../base/fields'
import { codesById, oneOf } from './parts'

/** A list of operators as a CSV in place of an envelope, as sellerTable for those of a shop [rule.list-csv]. */
export const opsTable = defineCall('opsTable', {
  summary: 'A list of the console for operators, as CSV.',
  fields: Type.Object({ list: oneOf(OPS_TABLES), filter }),
  data: Empty,
  codes: codesById,
})
