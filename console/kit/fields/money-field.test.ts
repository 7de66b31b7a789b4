import { typedAmount } from './money-field'

it.each([
  ['12,50', '12.50'],
  ['1 200.5', '1200.5'],
  ['abc', 'abc'],
])('reads %p as %p', (text, amount) => expect(typedAmount(text)).toBe(amount))
