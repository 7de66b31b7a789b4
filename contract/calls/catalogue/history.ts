import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { VIEWED_MAX } from '../../constants'
import { Viewed } from '../../entities/viewed'
import { Id, ListOf, PageSize, keyPage } from '../../fields'

/**
 * The caller's viewed products, latest first, without withdrawn ones. A visitor's are stored on the device: `ids`
 * asks for their cards, in that order; for a buyer it is ignored.
 */
export const history = defineCall('history', {
  summary: 'The products the caller has viewed.',
  fields: Type.Object({
    ...keyPage,
    page_size: PageSize,
    ids: Type.Optional(Type.Array(Id, { maxItems: VIEWED_MAX })),
  }),
  data: ListOf(Viewed),
})
