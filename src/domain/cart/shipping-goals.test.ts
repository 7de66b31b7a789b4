import { methodsFor, servedBy } from './shipping-goals'

const method = (name: string, cost: string, eta_to: string) => ({
  ...{ method: name, name, cost, eta_to },
  eta_from: '2026-11-28',
  selected: false,
})
const kitchen = {
  shop_id: '1',
  methods: [
    method('standard', '3.90', '2026-12-01'),
    method('courier', '10.90', '2026-11-29'),
    method('green', '1.90', '2026-12-05'),
  ],
}
const lamps = { shop_id: '2', methods: [method('post', '2.00', '2026-12-02')] }
const both = [kitchen, lamps]

it('takes the least cost, or the first arrival, of every shop', () => {
  expect(methodsFor('cheapest', both)).toEqual({ 1: 'green', 2: 'post' })
  expect(methodsFor('fastest', both)).toEqual({ 1: 'courier', 2: 'post' })
})

it('takes the faster of two that cost the same, and the cheaper of two that arrive together', () => {
  const alike = [method('slow', '2.00', '2026-12-03'), method('quick', '2.00', '2026-12-02')]
  expect(methodsFor('cheapest', [{ shop_id: '3', methods: alike }])).toEqual({ 3: 'quick' })
  const together = [method('dear', '9.00', '2026-12-02'), method('fair', '4.00', '2026-12-02')]
  expect(methodsFor('fastest', [{ shop_id: '3', methods: together }])).toEqual({ 3: 'fair' })
})

it('says which goal a choice serves', () => {
  expect(servedBy(both, { 1: 'green', 2: 'post' })).toEqual(['cheapest'])
  expect(servedBy(both, { 1: 'courier' })).toEqual(['fastest'])
  expect(servedBy(both, { 1: 'standard' })).toEqual([])
  expect(servedBy([lamps], {})).toEqual(['cheapest', 'fastest'])
})
