import { FALLBACK_LANGUAGE } from '@contract/base/languages'
import { t } from './t'
import { isKey, textIn } from './text-in'

/**
 * The name of a wallet in the current language. A shop's own name for a wallet stays as it is. No Intl.DisplayNames:
 * mini-programs and Hermes lack it. Inside an observer it follows the language.
 */
export function walletName({ name, currency }: { readonly name: string; readonly currency: string }): string {
  const key = `walletNames.${currency}`
  return isKey(key) && textIn(FALLBACK_LANGUAGE, key) === name ? t(key) : name
}
