import { feeText } from './fee-text'

it('has the parts of a fee that are more than nothing', () => {
  const text = (card_fee_bps: number, card_fee_fixed: string) =>
    feeText({ card_fee_bps, card_fee_fixed }, 'en', (amount) => `$${amount}`)
  expect([text(150, '0.30'), text(150, '0'), text(0, '0.3'), text(0, '0')]).toEqual([
    '1.5% + $0.30',
    '1.5%',
    '$0.3',
    '',
  ])
})
