import type { OpsCurrency } from '@contract/entities/market/rates'
import { draftOf, fieldsOf, mayLeave } from './base-draft'

const currency = (code: string, some: Partial<OpsCurrency> = {}): OpsCurrency => ({
  ...{ code, symbol: code, rate: '2', sort: 0, active: true, in_wallets: false },
  ...{ version: 1, updated_at: '2026-11-23T00:00:00Z', updated_by_name: '' },
  ...some,
})

it('begins with what is offered, and leaves empty lines out', () => {
  const draft = draftOf({ name: 'Bazaar', languages: ['en'] }, [currency('USD'), currency('MXN', { active: false })])
  expect(draft.currencies).toEqual([{ code: 'USD', rate: '2' }])
  const typed = { ...draft, currencies: [...draft.currencies, { code: ' eur', rate: '0.9 ' }, { code: '', rate: '' }] }
  expect(fieldsOf({ ...typed, name: ' Grand Bazaar ' }).name).toBe('Grand Bazaar')
  expect(fieldsOf(typed).currencies).toEqual([
    { code: 'USD', rate: '2' },
    { code: 'EUR', rate: '0.9' },
  ])
})

it('keeps the currency of prices, and those of wallets', () => {
  const known = [currency('EUR', { in_wallets: true }), currency('GBP')]
  expect(['USD', 'EUR', 'GBP', 'NEW'].map((code) => mayLeave(code, known))).toEqual([false, false, true, true])
})
