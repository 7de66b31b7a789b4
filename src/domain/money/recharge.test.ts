import { rechargeFault } from '@contract/rules/recharge'

it('asks for at least 100 in the wallet’s own currency [rule.recharge-min]', () => {
  expect(rechargeFault('99.99', 'USD')).toBe('min')
  expect(rechargeFault('100', 'USD')).toBeNull()
  expect(rechargeFault('100', 'JPY')).toBeNull()
})

it('rejects what is not an amount of the currency [rule.recharge-min]', () => {
  expect(rechargeFault('100.5', 'JPY')).toBe('format')
  expect(rechargeFault('a lot', 'USD')).toBe('format')
})
