import type { OpsSetting } from '@contract/entities/market/rates'
import { changedIn } from '../../../kit/editing/three-way'
import { draftOf, NEW_ACCOUNT, ownErrors, valueOf } from './drafts'

const setting = (value: OpsSetting['value']): OpsSetting => ({
  name: 'any',
  value,
  locked: [],
  second_factor: false,
  version: 3,
  updated_at: null,
  updated_by_name: '',
})
const MONEY = { commission_bps: 725, hold_days: 3, card_fee_bps: 290, card_fee_fixed: '0.30', cash_with: 'shop' }

it('shows rates in percent, and sends what was changed alone', () => {
  const draft = draftOf('money', setting(MONEY))
  expect(draft).toMatchObject({ commission_bps: '7.25', card_fee_bps: '2.9', hold_days: '3' })
  const changed = { ...draft, commission_bps: '7,5', hold_days: '0' }
  expect(changedIn(draft, changed).sort()).toEqual(['commission_bps', 'hold_days'])
  expect(valueOf(changed, changedIn(draft, changed))).toEqual({ commission_bps: 750, hold_days: 0 })
})

it('leaves what is no percentage to the server, which says so at the field', () => {
  expect(valueOf({ commission_bps: 'seven' }, ['commission_bps'])).toEqual({ commission_bps: 'seven' })
})

it('sends accounts without empty routing numbers, and knows which line lacks what', () => {
  const whole = { currency: ' eur', bank_name: 'Bank ', account_name: 'Souk', account_number: '1', routing_number: ' ' }
  expect(valueOf({ accounts: [whole] }, ['accounts'])).toEqual({
    accounts: [{ currency: 'EUR', bank_name: 'Bank', account_name: 'Souk', account_number: '1' }],
  })
  expect(
    ownErrors({ accounts: [whole, { ...NEW_ACCOUNT, currency: 'E1', bank_name: 'B', account_name: 'S' }] }),
  ).toEqual([
    { field: 'value.accounts.1.currency', rule: 'format' },
    { field: 'value.accounts.1.account_number', rule: 'required' },
  ])
})
