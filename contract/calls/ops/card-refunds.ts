/** Refunds to cards, for operators, who decide those that a gateway rejected [money.card-refused]. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { CARD_REFUND_STATES, OpsCardRefund } from '../../entities/ops-card-refund'
import { Id, ListOf, Page, PageSize } from '../../base/fields'

const decision = {
  id: Id,
  /** Kept in the audit. */
  remark: Type.Optional(Type.String({ maxLength: 500 })),
}
const data = Type.Object({ card_refund: OpsCardRefund })
const codes = [Code.notFound, Code.operationFailed]

/** Newest first. */
export const opsCardRefunds = defineCall('opsCardRefunds', {
  summary: 'Refunds to cards.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    state: Type.Optional(Type.Union(CARD_REFUND_STATES.map((state) => Type.Literal(state)))),
  }),
  data: ListOf(OpsCardRefund),
  codes: [Code.operationFailed],
})

/** Retries the refund at the gateway in the worker's next round. */
export const opsCardRefundRetry = defineCall('opsCardRefundRetry', {
  summary: 'Tries a failed card refund again.',
  fields: Type.Object(decision),
  data,
  codes,
})

/** Ends it: the buyer gets the money in the wallet of its currency, else in the default one, and a notice. */
export const opsCardRefundToWallet = defineCall('opsCardRefundToWallet', {
  summary: 'Pays a failed card refund to the buyer’s wallet instead.',
  fields: Type.Object(decision),
  data,
  codes,
})
