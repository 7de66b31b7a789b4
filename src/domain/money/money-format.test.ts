import { formatDigits, formatMoney } from './money-format'

it('puts the symbol first in English and groups from the thousands on', () => {
  expect(formatMoney('1234567.50', '$', 'en')).toEqual({
    symbol: '$',
    digits: '1,234,567.50',
    order: 'symbol-first',
    text: '$1,234,567.50',
  })
})

it('puts the symbol last in Spanish, with a comma, and groups from five digits on', () => {
  expect(formatMoney('1234.50', '€', 'es').text).toBe('1234,50\u00a0€')
  expect(formatDigits('12345.50', 'es')).toBe('12.345,50')
})

it('puts the sign before the symbol', () => {
  expect(formatMoney('-5.00', '$', 'en').text).toBe('−$5.00')
  expect(formatMoney('-5.00', '€', 'es').text).toBe('−5,00\u00a0€')
})
