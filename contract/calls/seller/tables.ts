/** Lists as CSV [rule.list-csv]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Empty } from '../../base/fields'
import { shopId } from '../../entities/seller/fields'
import { FILTER_MAX, SHOP_TABLES } from '../../base/table-constants'

/** The fields of the list's call, as in its query: `state=listed&q=mug`. Page and shop do not count. */
export const filter = Type.Optional(Type.String({ maxLength: FILTER_MAX }))

/**
 * A CSV in place of an envelope: every row that the list has with these filters. Refused with the list's errors, and
 * with 1000008 at `filter` when there are more rows than a CSV holds.
 */
export const sellerTable = defineCall('sellerTable', {
  summary: 'A list of the console for a shop, as CSV.',
  fields: Type.Object({
    shop_id: shopId,
    list: Type.Union(SHOP_TABLES.map((list) => Type.Literal(list))),
    filter,
  }),
  data: Empty,
  codes: [Code.notFound, Code.operationFailed],
})
