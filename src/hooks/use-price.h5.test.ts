import { settings } from '@/stores/settings'
import { usePrice } from './use-price'

const list = [
  { code: 'USD', symbol: '$', rate: '1' },
  { code: 'EUR', symbol: '€', rate: '0.925' },
]

beforeEach(async () => {
  settings.restore('EUR', { version: 1, currencies: { list, base: 'USD', static_url: '' }, languages: [], wallets: [] })
  await settings.show('en')
})

it('rounds prices half-up and cuts amounts, both in the shown currency [rule.price-rounding] [rule.amount-truncation]', () => {
  const { price, amount } = usePrice()
  expect(price('29.99')).toBe('€27.74')
  expect(amount('29.99')).toBe('€27.74')
  expect(price('10.06')).toBe('€9.31')
  expect(amount('10.06')).toBe('€9.30')
})

it('shows an amount in another currency unchanged [money.convert-once]', () => {
  expect(usePrice().amountIn('12.5', 'USD')).toBe('$12.50')
  expect(usePrice().amountIn('300', 'THB')).toBe('THB\u00a0300.00')
})

it('writes prices as the language does', async () => {
  await settings.show('es')
  expect(usePrice().parts('1000')).toMatchObject({ digits: '925,00', order: 'digits-first', symbol: '€' })
})
