/** Name, languages and currencies as they are typed, and as they are sent. */
import type { Fields } from '@contract/all-calls'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { OpsCurrency } from '@contract/entities/market/rates'
import type { Language } from '@contract/base/languages'

export interface BaseDraft {
  readonly name: string
  readonly languages: readonly Language[]
  readonly currencies: readonly { readonly code: string; readonly rate: string }[]
}

export const draftOf = (
  { name, languages }: Pick<BaseDraft, 'name' | 'languages'>,
  currencies: readonly OpsCurrency[],
): BaseDraft => ({
  name,
  languages,
  currencies: currencies.filter(({ active }) => active).map(({ code, rate }) => ({ code, rate })),
})

/** Lines that were left empty are not sent. */
export const fieldsOf = ({ name, languages, currencies }: BaseDraft): Fields<'opsSetupBase'> => ({
  name: name.trim(),
  languages: [...languages],
  currencies: currencies
    .map(({ code, rate }) => ({ code: code.trim().toUpperCase(), rate: rate.trim() }))
    .filter(({ code, rate }) => code !== '' || rate !== ''),
})

/** Wallets are in them, or prices are: they stay. */
export const mayLeave = (code: string, known: readonly OpsCurrency[]): boolean =>
  code !== BASE_CURRENCY && !known.some((each) => each.code === code && each.in_wallets)
