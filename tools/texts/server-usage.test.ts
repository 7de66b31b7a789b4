import { serverFaults } from './server-usage'

const TEXTS = { orders: { paid: 'Paid', placed: 'Placed' }, wallet: { recharge_done: 'Done' }, sales: { sum: 'Sum' } }

it('finds texts that no source asks for', () => {
  expect(serverFaults(TEXTS, "textsOf('orders.paid')")).toEqual([
    'orders.placed is not used',
    'wallet.recharge_done is not used',
    'sales.sum is not used',
  ])
})

it('lets texts be that are put together, or asked for with their namespace', () => {
  const source = [
    'textsOf(`orders.${what}`)',
    "textsOf(`wallet.${isRecharge ? 'recharge' : 'withdrawal'}_${STATES[state]}`)",
    "wordsOf('sales', language)",
  ].join('\n')
  expect(serverFaults(TEXTS, source)).toEqual([])
})

it('finds plurals', () => {
  expect(serverFaults({ orders: { paid: '{count, plural, other {#}}' } }, "'orders.paid'")).toEqual([
    'orders.paid is a plural, which the server does not understand',
  ])
})
