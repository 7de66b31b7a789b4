import { typedAmount } from './typed-amount'

describe('a typed amount [rule.recharge-min]', () => {
  it.each([
    ['100', '100'],
    [' 100.50 ', '100.50'],
    ['100,5', '100.5'],
    ['100,50', '100.50'],
    ['0100', '100'],
    ['0', '0'],
    ['0,01', '0.01'],
    ['100.505', '100.505'],
    ['１００．５０', '100.50'],
    ['๑๐๐', '100'],
    ['١٠٠٫٥', '100.5'],
    ['۱۲۳', '123'],
    ['१००', '100'],
    ['\u202a100.50\u202c', '100.50'],
    ['\u00a0100\u200b', '100'],
  ])('reads %j as %s', (typed, sum) => expect(typedAmount(typed)).toBe(sum))

  it.each([
    '',
    ' ',
    '1,000',
    '1,000.00',
    '1.000,50',
    '1 000',
    '-1',
    '+1',
    '1e3',
    '€100',
    '100.',
    '.5',
    'ten',
    '🐫',
    '1.5.2',
  ])('cannot tell what %j means', (typed) => expect(typedAmount(typed)).toBeNull())
})
