/** The lists of requests that operators decide, and the decisions [field.request.parts]. */
import { OUTCOMES, VERDICTS } from '../../base/outcomes'
import { Type } from '@sinclair/typebox'
import type { AnyCall } from '../../endpoints/all'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { APPLICATION_TYPES, OpsRequest } from '../../entities/ops'
import { Id, ListOf, Page, PageSize } from '../../base/fields'
import { version } from './parts'

const listing = {
  p: Page,
  page_size: PageSize,
  state: Type.Optional(Type.Union(Object.values(OUTCOMES).map((state) => Type.Literal(state)))),
}
const decision = {
  id: Id,
  /** 1 approves, -1 refuses. */
  state: Type.Union(VERDICTS.map((state) => Type.Literal(state))),
  /** Shown to the user who asked. */
  remark: Type.Optional(Type.String({ maxLength: 500 })),
}
const ApplicationType = Type.Optional(Type.Union(APPLICATION_TYPES.map((type) => Type.Literal(type))))

const decided = Type.Object({ request: OpsRequest })
const data = ListOf(OpsRequest)
const codes = [Code.notFound, Code.operationFailed]

const listed = (name: AnyCall, summary: string) =>
  defineCall(name, { summary, fields: Type.Object(listing), data, codes })
const decides = (name: AnyCall, summary: string) =>
  defineCall(name, { summary, fields: Type.Object(decision), data: decided, codes })

/**
 * The version of the product that was read; another one is refused as `changed`. Without one, the approval of a product
 * stands for what its shop submitted, and is refused in the same way if it was edited since.
 */
const ofProduct = { ...decision, version }

export const opsApplications = defineCall('opsApplications', {
  summary: 'Applications: of merchants (type 100, the default) or of products (200).',
  fields: Type.Object({ ...listing, type: ApplicationType }),
  data,
  codes,
})
export const opsApplicationsDecide = defineCall('opsApplicationsDecide', {
  summary: 'Approves or refuses an application.',
  fields: Type.Object({ ...ofProduct, type: ApplicationType }),
  data: decided,
  codes,
})

export const opsRecharges = listed('opsRecharges', 'Offline recharges.')
export const opsRechargesDecide = decides('opsRechargesDecide', 'Approves or refuses an offline recharge.')

export const opsWithdrawals = listed('opsWithdrawals', 'Withdrawals; above 1,000 it takes two operators.')
export const opsWithdrawalsDecide = decides('opsWithdrawalsDecide', 'Approves or refuses a withdrawal.')

export const opsRefunds = listed('opsRefunds', 'Refund requests.')
export const opsRefundsDecide = defineCall('opsRefundsDecide', {
  summary: 'Approves or refuses a refund.',
  // Whether the pieces go back into the stock
  fields: Type.Object({ ...decision, restock: Type.Optional(Type.Boolean()) }),
  data: decided,
  codes: [...codes, Code.returnCancelled],
})

export const opsStorage = listed('opsStorage', 'Stock intakes requested by sellers.')
export const opsStorageDecide = defineCall('opsStorageDecide', {
  summary: 'Approves or refuses a stock intake.',
  fields: Type.Object(ofProduct),
  data: decided,
  codes,
})
