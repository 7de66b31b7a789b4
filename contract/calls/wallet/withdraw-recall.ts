import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { WalletRecord } from '../../entities/wallet'
import { Id } from '../../fields'

/** Recalls a pending withdrawal: the money is available again. 2000018 not_allowed once it is decided or recalled. */
export const withdrawRecall = defineCall('withdrawRecall', {
  summary: 'Recalls a withdrawal.',
  fields: Type.Object({ id: Id }),
  data: WalletRecord,
  codes: [Code.notFound, Code.operationFailed],
})
