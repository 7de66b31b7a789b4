import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { OrderSummary, Tab, TabCounts } from '../../entities/order'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The buyer’s orders of a tab, newest first, with the count of every tab. */
export const orders = defineCall('orders', {
  summary: 'The buyer’s orders.',
  fields: Type.Object({ ...keyPage, page_size: PageSize, status: Type.Optional(Tab) }),
  data: Type.Object({ ...ListOf(OrderSummary).properties, counts: TabCounts }),
})
