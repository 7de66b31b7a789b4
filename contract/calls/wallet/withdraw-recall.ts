import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { WalletRecord } from '../../entities/wallet'
import { Id } from '../../fields'

/**
 * Takes a withdrawal back that is not decided: the money can be spent again. 2000018 not_allowed once it is decided or
 * taken back.
 */
export const withdrawRecall = defineCall('withdrawRecall', {
  summary: 'Takes a withdrawal back.',
  fields: Type.Object({ id: Id }),
  data: WalletRecord,
  codes: [Code.notFound, Code.operationFailed],
})
