import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { DirectionField, RecordTypeField, WalletCode, WalletRecord } from '../../entities/wallet'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The statement of the caller's wallets, newest first, including pending requests. */
export const transactionDetails = defineCall('transactionDetails', {
  summary: 'The transactions of the caller’s wallets.',
  fields: Type.Object({
    ...keyPage,
    page_size: PageSize,
    direction: Type.Optional(DirectionField),
    type: Type.Optional(RecordTypeField),
    wallet: Type.Optional(WalletCode),
    /** 1: pending or under review; 0: closed. */
    open: Type.Optional(Type.Boolean()),
  }),
  data: ListOf(WalletRecord),
})
