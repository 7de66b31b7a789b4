import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { VIEWED_MAX } from '../../constants'
import { Viewed } from '../../entities/viewed'
import { Id, ListOf, Page, PageSize } from '../../fields'

/**
 * The products that the caller looked at, the latest first, without what was withdrawn. What a visitor looked at is
 * known to the device alone: `ids` asks for the cards of those, in their order; a buyer's answer ignores them.
 */
export const history = defineCall('history', {
  summary: 'Products viewed.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    ids: Type.Optional(Type.Array(Id, { maxItems: VIEWED_MAX })),
  }),
  data: ListOf(Viewed),
})
