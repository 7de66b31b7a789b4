import type { UserInfo } from '@contract/entities/user'
import { accountNote, isOwing, isPayable, isReachable, needsTwo, payoutFault } from './payout-values'

it.each([
  ['28.90', null],
  ['0.01', null],
  ['28,9', null],
  ['28.91', 'max'],
  ['0', 'min'],
  ['0.00', 'min'],
  ['-1', 'format'],
  ['1.001', 'format'],
  ['1e3', 'format'],
  ['1,000', 'format'],
  ['', 'required'],
  [' ', 'required'],
])('judges %j of a balance of 28.90 [money.payout]', (typed, rule) => {
  expect(payoutFault(typed, '28.90')?.rule ?? null).toBe(rule)
})

it('names the limits', () => {
  expect(payoutFault('0', '28.90')?.params).toEqual({ limit: 0.01 })
  expect(payoutFault('29', '28.90')?.params).toEqual({ limit: 28.9 })
})

it('pays nothing out of nothing, or of what is owed', () => {
  expect(['0.01', '0.00', '-3.00'].map(isPayable)).toEqual([true, false, false])
  expect(['0.01', '0.00', '-3.00'].map(isOwing)).toEqual([false, false, true])
  expect(payoutFault('0.01', '-3.00')?.rule).toBe('max')
})

it('says that two people check only of what leaves the marketplace, above 1,000 USD', () => {
  expect(needsTwo('1000', 'bank')).toBe(false)
  expect(needsTwo('1000.01', 'bank')).toBe(true)
  expect(needsTwo('2000', 'virtual_wallet')).toBe(true)
  expect(needsTwo('2000', 'wallet')).toBe(false)
  expect(needsTwo('2000.001', 'bank')).toBe(false)
  expect(needsTwo('two', 'bank')).toBe(false)
})

it('knows the accounts of a profile', () => {
  const bank = { bank_name: '••••Bank', bank_account_number: '••••9012', virtual_wallet: '' } as UserInfo
  const targets = ['wallet', 'bank', 'virtual_wallet'] as const
  expect(targets.map((to) => accountNote(bank, to))).toEqual(['', '••••Bank · ••••9012', ''])
  expect(targets.map((to) => isReachable(bank, to))).toEqual([true, true, false])
  // the name of a bank alone is no account
  expect(isReachable({ ...bank, bank_account_number: '' }, 'bank')).toBe(false)
})
