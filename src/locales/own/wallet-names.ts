/** The names of wallets, by currency. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

const TEXTS = inEveryLanguage('walletNames')

const nameText = ownTexts(TEXTS)

type Currency = keyof typeof TEXTS.en

const isKnown = (currency: string): currency is Currency => currency in TEXTS.en

/**
 * The name of a wallet in the current language. A shop's own name for a wallet stays as it is. No Intl.DisplayNames:
 * mini-programs and Hermes lack it. Inside an observer it follows the language.
 */
export function walletName({ name, currency }: { readonly name: string; readonly currency: string }): string {
  return isKnown(currency) && TEXTS.en[currency] === name ? nameText(currency) : name
}
