import type { UserInfo } from '@contract/entities/user'
import { accountChange, isKnown, NO_ACCOUNT, payoutFault } from './payout-draft'

it('pays out at most what there is', () => {
  expect(['28.90', '0.01', '28.91', '0', '-1', '1.001', '', 'x'].map((typed) => payoutFault(typed, '28.90'))).toEqual([
    null,
    null,
    'over',
    'min',
    'min',
    'format',
    'format',
    'format',
  ])
  expect(payoutFault('0.01', '-3.00')).toBe('over')
})

it('keeps the account alone that is meant', () => {
  const draft = { ...NO_ACCOUNT, bank_name: ' Banco ', bank_account_number: '42', virtual_wallet: '0xabc' }
  expect(accountChange('virtual_wallet', draft)).toEqual({ virtual_wallet: '0xabc' })
  expect(accountChange('bank', draft)).toEqual({
    bank_name: 'Banco',
    bank_account_name: '',
    bank_account_number: '42',
    bank_routing_number: '',
  })
})

it('knows where the money can go', () => {
  const user = { bank_account_number: '**42', virtual_wallet: '' } as UserInfo
  expect((['wallet', 'bank', 'virtual_wallet'] as const).map((to) => isKnown(user, to))).toEqual([true, true, false])
})
