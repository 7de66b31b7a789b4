/**
 * Everything that the device keeps [storage.keys]: three keys with agreed names, and the app's own keys under `souk.`.
 * Each key has a reader that checks the value, because an older version, another program or a broken write may have
 * left it. A value that does not fit counts as absent.
 */
import type { Currencies } from '@contract/entities/settings'
import type { CartItem } from '@contract/entities/cart'
import { isTheme, type Theme } from '@/domain/theme'
import { isLanguage, type Language } from '@contract/base/languages'

export const SCHEMA_VERSION = 1

/** A line of a visitor's cart. Unselected lines do not count in totals. */
type StoredItem = CartItem & { readonly selected: boolean }

export interface StoredCart {
  readonly version: typeof SCHEMA_VERSION
  readonly items: readonly StoredItem[]
  /** The key under which these lines are merged, once even if the answer is lost. */
  readonly mergeKey?: string
  /** A merge under this key may have arrived. */
  readonly sent?: boolean
  /** Its holder is on the way to the checkout. */
  readonly checkout?: boolean
}

/** The configuration that was loaded last, for a start without a network. */
export interface StoredConfig {
  readonly version: typeof SCHEMA_VERSION
  readonly currencies: Currencies
  readonly languages: readonly { name: string; code: string }[]
  readonly wallets: readonly { name: string; code: string; currency: string }[]
}

/** The choices of a checkout in progress. */
interface StoredCheckout {
  readonly version: typeof SCHEMA_VERSION
  readonly addressId: string
  readonly methods: Readonly<Record<string, string>>
  readonly remark: string
}

/** A sign-in through another platform in progress: only a sign-in that started on this device can end here. */
interface StoredSocial {
  readonly state: string
  /** The PKCE verifier. */
  readonly verifier: string
  /** The link to return to; empty for home. */
  readonly next: string
  /** The start, in milliseconds. */
  readonly at: number
}

export interface StoredValues {
  'access-token': string
  lang: Language
  /** When the popup advert was last shown, in milliseconds. */
  'ad-timestamp': number
  'souk.currency': string
  'souk.theme': Theme
  'souk.config': StoredConfig
  'souk.cart': StoredCart
  'souk.checkout': StoredCheckout
  'souk.social': StoredSocial
  /** The ids of viewed products, newest first. */
  'souk.viewed': readonly string[]
  /** The ids of products to compare. */
  'souk.compare': readonly string[]
  /** The products that a visitor put on the wishlist, until an account takes them over. */
  'souk.wishes': readonly string[]
  /** Past searches, newest first. */
  'souk.searches': readonly string[]
}
export type StorageKey = keyof StoredValues

type Reader<T> = (raw: unknown) => T | undefined

const text: Reader<string> = (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined)
const texts: Reader<readonly string[]> = (raw) =>
  Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string') : undefined
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

function readItem(raw: unknown): StoredItem[] {
  if (!isRecord(raw) || typeof raw.product_id !== 'string') return []
  const { product_id, custom_option_sku, qty, selected } = raw
  if (typeof qty !== 'number' || !Number.isInteger(qty) || qty < 1) return []
  const option = typeof custom_option_sku === 'string' && custom_option_sku !== '' ? { custom_option_sku } : {}
  return [{ product_id, qty, ...option, selected: selected !== false }]
}

/** Version 0 was a bare list of lines. A version from the future is unknown, so the cart starts empty. */
function readCart(raw: unknown): StoredCart | undefined {
  if (Array.isArray(raw)) return { version: SCHEMA_VERSION, items: raw.flatMap(readItem) }
  if (!isRecord(raw) || raw.version !== SCHEMA_VERSION || !Array.isArray(raw.items)) return undefined
  const key = text(raw.mergeKey)
  return {
    version: SCHEMA_VERSION,
    items: raw.items.flatMap(readItem),
    ...(key ? { mergeKey: key } : {}),
    ...(raw.sent === true ? { sent: true } : {}),
    ...(raw.checkout === true ? { checkout: true } : {}),
  }
}

function readConfig(raw: unknown): StoredConfig | undefined {
  if (!isRecord(raw) || raw.version !== SCHEMA_VERSION || !isRecord(raw.currencies)) return undefined
  if (!Array.isArray(raw.currencies.list) || !Array.isArray(raw.languages) || !Array.isArray(raw.wallets)) {
    return undefined
  }
  return raw as unknown as StoredConfig
}

function readCheckout(raw: unknown): StoredCheckout | undefined {
  if (!isRecord(raw) || raw.version !== SCHEMA_VERSION || !isRecord(raw.methods)) return undefined
  const methods = Object.entries(raw.methods).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const { addressId, remark } = raw
  return {
    version: SCHEMA_VERSION,
    addressId: text(addressId) ?? '',
    methods: Object.fromEntries(methods),
    remark: text(remark) ?? '',
  }
}

function readSocial(raw: unknown): StoredSocial | undefined {
  if (!isRecord(raw)) return undefined
  const { state, verifier, next, at } = raw
  const isWhole = [state, verifier, next].every((one) => typeof one === 'string') && typeof at === 'number'
  return isWhole ? (raw as unknown as StoredSocial) : undefined
}

export const READERS: { readonly [K in StorageKey]: Reader<StoredValues[K]> } = {
  'access-token': text,
  lang: (raw) => (isLanguage(raw) ? raw : undefined),
  'ad-timestamp': (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined),
  'souk.currency': text,
  'souk.theme': (raw) => (isTheme(raw) ? raw : undefined),
  'souk.config': readConfig,
  'souk.cart': readCart,
  'souk.checkout': readCheckout,
  'souk.social': readSocial,
  'souk.viewed': texts,
  'souk.compare': texts,
  'souk.wishes': texts,
  'souk.searches': texts,
}
