/** A currency as it is typed, and as it is sent. */
import type { Fields } from '@contract/all-calls'
import type { OpsCurrency } from '@contract/entities/market/rates'

export interface CurrencyDraft {
  readonly code: string
  readonly symbol: string
  readonly rate: string
  readonly sort: string
  readonly active: boolean
}

const NEW_CURRENCY: CurrencyDraft = { code: '', symbol: '', rate: '', sort: '0', active: true }

/** The draft of a currency; null: of a new one. */
export function draftOf(currency: OpsCurrency | null): CurrencyDraft {
  if (currency === null) return NEW_CURRENCY
  const { code, symbol, rate, sort, active } = currency
  return { code, symbol, rate, active, sort: String(sort) }
}

/** What is sent: its code, and what was changed. */
export const fieldsOf = (
  draft: CurrencyDraft,
  changed: readonly (keyof CurrencyDraft)[],
): Omit<Fields<'opsCurrencySave'>, 'version' | 'sure'> => ({
  code: draft.code.trim().toUpperCase(),
  ...(changed.includes('symbol') && { symbol: draft.symbol.trim() }),
  ...(changed.includes('rate') && { rate: draft.rate }),
  ...(changed.includes('sort') && { sort: Number(draft.sort) }),
  ...(changed.includes('active') && { active: draft.active }),
})
