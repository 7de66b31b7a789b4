/** Addresses that open a document without a token for five minutes, for programs outside the app and new tabs. */
import { createHmac } from 'node:crypto'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { isLanguage, type Language } from '@contract/base/languages'
import { isSameText } from '../../kernel/text/same-text'

export const INVOICES_PREFIX = '/documents/invoice'
export const SLIPS_PREFIX = '/documents/slips'

interface Signing {
  /** The key of the signatures. */
  readonly key: string
  readonly now: Date
}

type Query = Readonly<Record<string, unknown>>

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)

const sign = (key: string, parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('hex')

/** The end of an address of what `what` names: language, expiry and signature. */
function signed(what: readonly string[], lang: Language, { key, now }: Signing): string {
  const expires = String(seconds(now) + UPLOAD_URL_LIFE_S)
  return `lang=${lang}&expires=${expires}&signature=${sign(key, [...what, lang, expires])}`
}

/** The language of a valid address of what `what` names; null for any other. */
function readSigned(what: readonly string[], { lang, expires, signature }: Query, { key, now }: Signing) {
  if (!isLanguage(lang) || typeof expires !== 'string' || typeof signature !== 'string') return null
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return null
  const ours = isSameText(signature, sign(key, [...what, lang, expires]))
  return ours && Number(expires) > seconds(now) ? lang : null
}

const invoice = (orderId: string) => ['invoice', orderId]
const slips = (shopId: string, orderIds: string) => ['slips', shopId, orderIds]

/** The address alone opens the invoice: give it only to the owner of the order. */
export function invoiceAddress(origin: string, orderId: bigint, lang: Language, signing: Signing): string {
  return `${origin}${INVOICES_PREFIX}/${orderId}?${signed(invoice(String(orderId)), lang, signing)}`
}

/** The order and the language in a valid address; null for any other. */
export function readInvoiceAddress(
  orderId: string,
  query: Query,
  signing: Signing,
): { orderId: bigint; lang: Language } | null {
  if (!/^[1-9]\d{0,17}$/.test(orderId)) return null
  const lang = readSigned(invoice(orderId), query, signing)
  return lang === null ? null : { orderId: BigInt(orderId), lang }
}

/** The address alone opens the packing slips of these orders: give it only to their shop, and to operators. */
export function slipsAddress(
  origin: string,
  { shopId, orderIds, lang }: { shopId: bigint; orderIds: readonly bigint[]; lang: Language },
  signing: Signing,
): string {
  const [shop, orders] = [String(shopId), orderIds.join('-')]
  return `${origin}${SLIPS_PREFIX}/${shop}?orders=${orders}&${signed(slips(shop, orders), lang, signing)}`
}

/** The shop, the orders and the language in a valid address; null for any other. */
export function readSlipsAddress(
  shopId: string,
  query: Query,
  signing: Signing,
): { shopId: bigint; orderIds: bigint[]; lang: Language } | null {
  const { orders } = query
  if (!/^[1-9]\d{0,17}$/.test(shopId) || typeof orders !== 'string' || !/^[1-9]\d{0,17}(-[1-9]\d{0,17})*$/.test(orders))
    return null
  const lang = readSigned(slips(shopId, orders), query, signing)
  return lang === null ? null : { shopId: BigInt(shopId), orderIds: orders.split('-').map(BigInt), lang }
}
