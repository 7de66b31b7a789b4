import { Code } from './codes'
import { COMMENT_UNTIL_S, REFUND_UNTIL_S } from './constants'
import { ORDER_STATES, ORDER_TABS, type OrderState } from './order-states'
import { allowedActions, BUYER_ACTIONS, OPERATOR_ACTIONS, ORDER_ACTIONS, refusal } from './order-steps'

/**
 * The states and actions of docs/specification.md, repeated here independently: 0 if allowed, else the code that
 * refuses it. In the order of pay, cancel, complete, comment, refund, accept, decline, ship, transit, deliver.
 */
const TOLD: Readonly<Record<OrderState, readonly number[]>> = {
  to_be_paid: [0, 0, 2000006, 2000018, 2000009, 2000007, 0, 2000005, 2000005, 2000005],
  paid: [1500019, 0, 2000006, 2000018, 2000009, 0, 0, 2000005, 2000005, 2000005],
  to_be_shipped: [1500019, 0, 2000006, 2000018, 2000009, 2000007, 0, 0, 2000005, 2000005],
  shipped: [1500019, 2000033, 0, 2000018, 0, 2000007, 2000033, 2000005, 0, 2000005],
  in_transit: [1500019, 2000033, 0, 2000018, 0, 2000007, 2000033, 2000005, 2000005, 0],
  delivered: [1500019, 2000033, 0, 2000018, 0, 2000007, 2000033, 2000005, 2000005, 2000005],
  receipt_confirmed: [1500019, 2000033, 2000006, 0, 0, 2000007, 2000033, 2000005, 2000005, 2000005],
  completed: [1500019, 2000033, 2000006, 0, 0, 2000007, 2000033, 2000005, 2000005, 2000005],
  cancelled: [1500019, 2000032, 2000006, 2000018, 2000009, 2000007, 2000032, 2000005, 2000005, 2000005],
}

/** The tabs as buyers see them, repeated here. */
const TABS = {
  all: [...Object.keys(TOLD)],
  to_pay: ['to_be_paid'],
  to_ship: ['paid', 'to_be_shipped'],
  on_the_way: ['shipped', 'in_transit'],
  delivered: ['delivered'],
  completed: ['receipt_confirmed', 'completed'],
  cancelled: ['cancelled'],
}

it('shows each state in its tab [tab.on_the_way] [tab.delivered]', () => expect(ORDER_TABS).toEqual(TABS))

const subject = { status: 'completed', cashOnDelivery: false } as const

describe('what an order allows', () => {
  for (const status of ORDER_STATES) {
    for (const [index, action] of ORDER_ACTIONS.entries()) {
      const code = TOLD[status][index]
      it(`${code === 0 ? 'is' : 'is not'} to ${action} in ${status} [state.${status}.${action}]`, () => {
        expect(refusal(action, { status, cashOnDelivery: false }) ?? 0).toBe(code)
      })
    }
  }

  it('offers buyers nothing that is the shop’s', () => {
    const offered = ORDER_STATES.flatMap((status) => allowedActions({ status, cashOnDelivery: false }))
    expect(offered.filter((action) => !BUYER_ACTIONS.includes(action))).toEqual([])
    expect(new Set(offered)).toEqual(new Set(BUYER_ACTIONS))
  })

  it('lets each of the shop’s steps follow the one before alone, and lets it decline until it ships', () => {
    const where = OPERATOR_ACTIONS.map((action) =>
      ORDER_STATES.filter((status) => refusal(action, { status, cashOnDelivery: false }) === null),
    )
    const untilShipped = ['to_be_paid', 'paid', 'to_be_shipped']
    expect(where).toEqual([['paid'], untilShipped, ['to_be_shipped'], ['shipped'], ['in_transit']])
  })

  it('takes goods back until 15 days after they arrived [const.refund-until]', () => {
    expect(REFUND_UNTIL_S).toBe(1_296_000)
    expect(refusal('refund', { ...subject, sinceArrival: REFUND_UNTIL_S })).toBeNull()
    expect(refusal('refund', { ...subject, sinceArrival: REFUND_UNTIL_S + 1 })).toBe(Code.noAfterSale)
    expect(refusal('refund', { ...subject, status: 'shipped', sinceArrival: null })).toBeNull()
  })

  it('takes nothing back that is not paid, or was asked back before', () => {
    expect(refusal('refund', { status: 'in_transit', cashOnDelivery: true, paid: false })).toBe(Code.noAfterSale)
    expect(refusal('refund', { ...subject, refundable: 0 })).toBe(Code.returnExists)
    expect(refusal('refund', { ...subject, refundable: 1 })).toBeNull()
  })

  it('takes comments until 90 days after the goods arrived, and one of each line [const.comment-until]', () => {
    expect(COMMENT_UNTIL_S).toBe(7_776_000)
    expect(refusal('comment', { ...subject, sinceArrival: COMMENT_UNTIL_S, commentable: 1 })).toBeNull()
    expect(refusal('comment', { ...subject, sinceArrival: COMMENT_UNTIL_S + 1 })).toBe(Code.operationFailed)
    expect(refusal('comment', { ...subject, commentable: 0 })).toBe(Code.operationFailed)
  })
})
