/** What the states say: the app's own texts in the language that was chosen, and sums as that language writes them. */
import type { Language } from '@contract/base/languages'
import { formatMoney, type MoneyParts } from '@/domain/money/money-format'
import { catalogue } from '@/locales/catalogue'
import { current } from '@/locales/current'
import type { Catalogue } from '@/locales/texts'

function language(): Language {
  const now = current()
  if (now === null) throw new Error('no language was chosen')
  return now.language
}

export const words = (): Catalogue => catalogue(language())

/** A sum in euros, from a decimal string. */
export const money = (decimal: string): MoneyParts => formatMoney(decimal, '€', language())

/** For what a press would do in the app. */
export const nothing = (): void => undefined
