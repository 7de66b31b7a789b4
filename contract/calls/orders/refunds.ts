import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Refund } from '../../entities/after-sale'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The buyer's refund requests, newest first. */
export const refunds = defineCall('refunds', {
  summary: 'The buyer’s refunds.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(Refund),
})
