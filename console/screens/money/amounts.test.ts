import { earned, isBelow, isNothing, turned, withMinus } from './amounts'

it('turns what is taken off, and nothing stays nothing', () => {
  expect([turned('6.40'), turned('-1.39'), turned('0.00')]).toEqual(['-6.40', '1.39', '0.00'])
  expect([isNothing('0.00'), isNothing('-0.01')]).toEqual([true, false])
  expect([isBelow('-0.01'), isBelow('0.00')]).toEqual([true, false])
  expect(withMinus('-$6.40')).toBe('−$6.40')
})

it('adds to the cent', () => {
  const month = { goods: '0.10', shipping: '0.20', promotion: '5.00', commission: '0.03', fee: '1.15' }
  expect(earned({ ...month } as Parameters<typeof earned>[0])).toBe('4.12')
})
