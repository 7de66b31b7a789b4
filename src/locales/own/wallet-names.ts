/** The names of wallets, each of its currency. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

const TEXTS = inEveryLanguage('walletNames')

const nameText = ownTexts(TEXTS)

type Currency = keyof typeof TEXTS.en

const isKnown = (currency: string): currency is Currency => currency in TEXTS.en

/**
 * What a wallet is called in the language in use. A shop that gave it another name than its currency's keeps that name.
 * Words rather than Intl.DisplayNames, which mini-programs and Hermes lack. Inside an observer it follows the language.
 */
export function walletName({ name, currency }: { readonly name: string; readonly currency: string }): string {
  return isKnown(currency) && TEXTS.en[currency] === name ? nameText(currency) : name
}
