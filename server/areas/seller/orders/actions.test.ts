import { ORDER_STATES } from '@contract/base/order-states'
import { actionsOf, type Situation } from './actions'

const now = new Date('2026-11-23T12:00:00Z')
const at = (status: Situation['order']['status'], other: Partial<Situation> = {}) =>
  actionsOf({
    order: { status, paymentMethod: 'wallet', partlySent: false },
    isBlocked: false,
    deliverFrom: now,
    byOperator: false,
    now,
    ...other,
  })

it('offers in each state what can be done in it', () => {
  expect(Object.fromEntries(ORDER_STATES.map((status) => [status, at(status)]))).toEqual({
    to_be_paid: ['decline'],
    paid: ['accept', 'ship', 'decline'],
    to_be_shipped: ['ship', 'decline'],
    shipped: ['parcel', 'deliver'],
    in_transit: ['parcel', 'deliver'],
    delivered: [],
    receipt_confirmed: [],
    completed: [],
    cancelled: [],
  })
})

it('sends nothing while the payer’s bank decides', () => {
  expect(at('paid', { isBlocked: true })).toEqual(['decline'])
  expect(at('to_be_shipped', { isBlocked: true })).toEqual(['decline'])
  expect(at('shipped', { isBlocked: true })).toEqual(['parcel', 'deliver'])
})

it('sends the rest of an order before it is delivered, unless the bank decides [rule.seller-parcels]', () => {
  const order = { status: 'shipped', paymentMethod: 'wallet', partlySent: true } as const
  expect(at('shipped', { order })).toEqual(['ship', 'parcel'])
  expect(at('shipped', { order, byOperator: true })).toEqual(['ship', 'parcel'])
  expect(at('shipped', { order, isBlocked: true })).toEqual(['parcel'])
})

it('lets shops wait before they report a delivery, but not operators [rule.seller-deliver]', () => {
  const later = { deliverFrom: new Date(now.getTime() + 1) }
  expect(at('shipped', later)).toEqual(['parcel'])
  expect(at('shipped', { ...later, byOperator: true })).toEqual(['parcel', 'deliver'])
})
