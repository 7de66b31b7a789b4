import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { RecordStateField, WalletRecord } from '../../entities/wallet'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The caller's recharges, offline and by card, newest first. */
export const rechargeList = defineCall('rechargeList', {
  summary: 'The caller’s recharges.',
  fields: Type.Object({ ...keyPage, page_size: PageSize, state: Type.Optional(RecordStateField) }),
  data: ListOf(WalletRecord),
})
