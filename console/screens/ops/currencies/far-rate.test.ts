import { farRate } from './far-rate'

it('knows a rate that only has to be confirmed', () => {
  expect(farRate([{ field: 'rate', rule: 'max', params: { limit: 42.6 } }])).toEqual({ limit: 42.6 })
  expect(farRate([{ field: 'currencies.1.rate', rule: 'min', params: { limit: 0.5 } }])).toEqual({ limit: 0.5 })
})

it.each([
  [[]],
  [[{ field: 'rate', rule: 'min', params: { limit: 0 } } as const]],
  [[{ field: 'rate', rule: 'one_of' } as const]],
  [[{ field: 'rate', rule: 'max', params: { limit: 2 } } as const, { field: 'symbol', rule: 'required' } as const]],
])('does not confirm %j', (errors) => expect(farRate(errors)).toBeNull())
