/** Addresses that open an invoice without a token for five minutes, for programs outside the app. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { UPLOAD_URL_LIFE_S } from '@contract/constants'
import { isLanguage, type Language } from '@contract/languages'

export const INVOICES_PREFIX = '/documents/invoice'

interface Signing {
  /** The key of the signatures. */
  readonly key: string
  readonly now: Date
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)

const sign = (key: string, orderId: string, lang: string, expires: string) =>
  createHmac('sha256', key).update(`invoice\n${orderId}\n${lang}\n${expires}`).digest('hex')

/** The address alone opens the invoice: give it only to the owner of the order. */
export function invoiceAddress(origin: string, orderId: bigint, lang: Language, { key, now }: Signing): string {
  const expires = String(seconds(now) + UPLOAD_URL_LIFE_S)
  const signature = sign(key, String(orderId), lang, expires)
  return `${origin}${INVOICES_PREFIX}/${orderId}?lang=${lang}&expires=${expires}&signature=${signature}`
}

/** The order and the language in a valid address; null for any other. */
export function readInvoiceAddress(
  orderId: string,
  { lang, expires, signature }: Readonly<Record<string, unknown>>,
  { key, now }: Signing,
): { orderId: bigint; lang: Language } | null {
  if (!isLanguage(lang) || typeof expires !== 'string' || typeof signature !== 'string') return null
  if (!/^[1-9]\d{0,17}$/.test(orderId) || !/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return null
  const bytes = (text: string) => new TextEncoder().encode(text)
  const ours = timingSafeEqual(bytes(signature), bytes(sign(key, orderId, lang, expires)))
  return ours && Number(expires) > seconds(now) ? { orderId: BigInt(orderId), lang } : null
}
