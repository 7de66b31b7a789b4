import { VERDICTS } from '../../base/outcomes'
import { Type, type Static } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { ADJUSTMENT_STATES } from '../../base/settlement-constants'
import { Count, Day, Id, Line, Money, Page, PageSize, Time, ListOf, Nullable } from '../../base/fields'

const State = Type.Union(ADJUSTMENT_STATES.map((state) => Type.Literal(state)))

/** What an operator gave a shop, or took from it: USD, negative for what was taken. */
export const Adjustment = Type.Object({
  adjustment_id: Id,
  shop_id: Id,
  shop_name: Type.String(),
  amount: Money,
  remark: Type.String(),
  state: State,
  operator_id: Id,
  operator_name: Type.String(),
  second_operator_id: Nullable(Id),
  second_operator_name: Nullable(Type.String()),
  created_at: Time,
  decided_at: Nullable(Time),
})
export type Adjustment = Static<typeof Adjustment>

const codes = [Code.notFound, Code.operationFailed]

/**
 * Gives a shop money of the marketplace, or takes some. When the adjustments of the shop on one day are worth more than
 * 1,000 USD, it waits for a second operator [money.settlement-adjust].
 */
export const opsSettlementAdjust = defineCall('opsSettlementAdjust', {
  summary: 'Corrects a shop’s earnings.',
  fields: Type.Object({ shop_id: Id, amount: Money, remark: Line(300) }),
  data: Type.Object({ adjustment: Adjustment }),
  codes,
})

/** Another operator than the first decides; both may refuse it. */
export const opsSettlementAdjustDecide = defineCall('opsSettlementAdjustDecide', {
  summary: 'Approves or refuses a correction that needs a second operator.',
  fields: Type.Object({ id: Id, state: Type.Union(VERDICTS.map((state) => Type.Literal(state))) }),
  data: Type.Object({ adjustment: Adjustment }),
  codes,
})

/** The newest first. */
export const opsSettlementAdjustments = defineCall('opsSettlementAdjustments', {
  summary: 'Corrections of shops’ earnings.',
  fields: Type.Object({ p: Page, page_size: PageSize, state: Type.Optional(State), shop_id: Type.Optional(Id) }),
  data: ListOf(Adjustment),
  codes: [Code.operationFailed],
})

/**
 * Orders that were placed before there was settlement are not settled by themselves. This settles those that were
 * completed before `before` (a day in UTC), without commission; the worker does it within a minute.
 */
export const opsSettlementRelease = defineCall('opsSettlementRelease', {
  summary: 'Settles orders that are older than settlement.',
  fields: Type.Object({ before: Day }),
  data: Type.Object({ orders: Count }),
  codes: [Code.operationFailed],
})
