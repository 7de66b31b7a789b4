import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Currency, Empty } from '../../fields'

/** The available wallets [field.wallet.offer]. */
export const getWallets = defineCall('getWallets', {
  summary: 'The wallets on offer.',
  fields: Empty,
  data: Type.Object({
    list: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), currency: Currency })),
  }),
})
