import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { WalletCode, WalletRecord } from '../../entities/wallet'
import { Id, Line, Money } from '../../fields'
import { REMARK_MAX } from '../../text-limits'

/**
 * Submits the proof of a bank transfer; after an operator's approval the wallet holds the money [rule.recharge-min].
 * `amount` is in the wallet's own currency and at least 100: else 1000008. 2000028 for the transaction id of a
 * pending or approved recharge, 2000029 for an unavailable wallet, 2000030 for the sixth in 24 hours, 2000019 for a
 * missing proof.
 */
export const recharge = defineCall('recharge', {
  summary: 'Requests an offline recharge.',
  fields: Type.Object({
    wallet: WalletCode,
    amount: Money,
    /** The id of an upload for this purpose. */
    proof: Id,
    transaction_id: Line(200),
    remark: Type.Optional(Type.String({ maxLength: REMARK_MAX })),
  }),
  data: WalletRecord,
  codes: [Code.transactionExists, Code.currencyInvalid, Code.rechargeLimit, Code.notFound],
})
