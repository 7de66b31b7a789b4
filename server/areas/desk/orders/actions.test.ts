import { ORDER_STATES } from '@contract/order-states'
import { actionsOf, type Situation } from './actions'

const now = new Date('2026-11-23T12:00:00Z')
const at = (status: Situation['order']['status'], other: Partial<Situation> = {}) =>
  actionsOf({
    order: { status, paymentMethod: 'wallet' },
    isHeld: false,
    deliverFrom: now,
    byOperator: false,
    now,
    ...other,
  })

it('offers in each state what can be done in it', () => {
  expect(Object.fromEntries(ORDER_STATES.map((status) => [status, at(status)]))).toEqual({
    to_be_paid: [],
    paid: ['accept', 'ship'],
    to_be_shipped: ['ship'],
    shipped: ['parcel', 'deliver'],
    in_transit: ['parcel', 'deliver'],
    delivered: [],
    receipt_confirmed: [],
    completed: [],
    cancelled: [],
  })
})

it('sends nothing while the payer’s bank decides', () => {
  expect(at('paid', { isHeld: true })).toEqual([])
  expect(at('to_be_shipped', { isHeld: true })).toEqual([])
  expect(at('shipped', { isHeld: true })).toEqual(['parcel', 'deliver'])
})

it('lets shops wait before they report a delivery, but not operators [rule.desk-deliver]', () => {
  const later = { deliverFrom: new Date(now.getTime() + 1) }
  expect(at('shipped', later)).toEqual(['parcel'])
  expect(at('shipped', { ...later, byOperator: true })).toEqual(['parcel', 'deliver'])
})
