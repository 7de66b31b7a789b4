/** Charges that payers dispute at their banks. */
import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { DISPUTE_STATES, OpsDispute } from '../../entities/ops-dispute'
import { ListOf, Page, PageSize } from '../../fields'

/** Newest first. */
export const opsDisputes = defineCall('opsDisputes', {
  summary: 'Charges disputed by payers at their banks.',
  fields: Type.Object({
    p: Page,
    page_size: PageSize,
    state: Type.Optional(Type.Union(DISPUTE_STATES.map((state) => Type.Literal(state)))),
  }),
  data: ListOf(OpsDispute),
  codes: [Code.operationFailed],
})
