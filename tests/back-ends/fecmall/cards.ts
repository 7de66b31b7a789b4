/** How a product is shown: its name, its pictures, its price and its card in a list. */
import { PRODUCTS } from './goods'
import type { Product, Words } from './goods'
import { priceIn } from './money'
import type { Price } from './money'
import type { Call, Shop } from './shop'

export const LANGUAGES = [
  { code: 'fr', language: 'fr_FR', languageName: 'Français' },
  { code: 'en', language: 'en_US', languageName: 'English' },
  { code: 'es', language: 'es_ES', languageName: 'Español' },
  { code: 'zh', language: 'zh_CN', languageName: '中文' },
] as const

export const DEFAULT_LANGUAGE = 'en'

/** A text in the language of the buyer, or in English where it was not translated. */
export function wordsIn(words: Words, language: string): string {
  return language === 'zh' ? words.zh : words.en
}

/** A text in every language, as stored products have it: what was not translated is empty. */
export function everyLanguage(prefix: string, words: Words): Record<string, string> {
  const codes = ['en', 'fr', 'de', 'es', 'ru', 'pt', 'zh']
  const given: Readonly<Record<string, string>> = { en: words.en, zh: words.zh }
  return Object.fromEntries(codes.map((code) => [`${prefix}_${code}`, given[code] ?? '']))
}

/** The product with this id, on sale or not. */
export function productOf(id: string): Product | undefined {
  return PRODUCTS.find((product) => product.id === id)
}

/** What one costs in dollars when this many are bought. */
export function basePrice(product: Product, qty: number): number {
  const [tier] = product.tiers.filter((one) => qty >= one.qty).slice(-1)
  return tier?.price ?? product.special ?? product.price
}

const MEDIA = 'images/media/catalog/product'
const CACHE = 'cache/bd935443df1c50537d4edaab4af5d446'

/** The paths of a product's pictures, the main one first. */
export function imagePaths(product: Product): readonly [string, ...string[]] {
  return [`/2/01/${product.sku}-1.jpg`, `/2/01/${product.sku}-2.jpg`, `/2/01/${product.sku}-3.jpg`]
}

/** The address of a picture that was made smaller; like every address of pictures it begins with two slashes. */
export function thumbnail(shop: Shop, size: string, path: string): string {
  return `//${shop.host}/${MEDIA}/${CACHE}/${size}${path}`
}

/** The address of a picture as it was put in. */
export function fullImage(shop: Shop, path: string): string {
  return `//${shop.host}/${MEDIA}${path}`
}

/** The pictures as a stored product has them. */
export function storedImages(product: Product): object {
  const [main, ...gallery] = imagePaths(product)
  const stored = (image: string) => ({ image, label: '', sort_order: '', is_thumbnails: '1', is_detail: '1' })
  return { gallery: gallery.map(stored), main: stored(main) }
}

export interface PriceInfo {
  readonly price: Price
  /** An empty text where there is none. */
  readonly special_price: Price | ''
}

/** The usual price and the special one. */
export function priceInfo(call: Call, product: Product): PriceInfo {
  return {
    price: priceIn(product.price, call.currency),
    special_price: product.special === null ? '' : priceIn(product.special, call.currency),
  }
}

/** Lists differ in what they fill in: only categories give `_id`, and only search leaves `url` without the id. */
export type ListKind = 'category' | 'home' | 'search'

/** One product of a list. */
export function cardOf(call: Call, product: Product, kind: ListKind): object {
  const [main] = imagePaths(product)
  return {
    name: wordsIn(product.name, call.language),
    sku: product.sku,
    _id: kind === 'category' ? product.id : '',
    image: thumbnail(call.shop, '296/0', main),
    ...priceInfo(call, product),
    url: kind === 'search' ? '/catalog/product/' : `/catalog/product/${product.id}`,
    product_id: kind === 'category' ? product.spu : product.id,
  }
}

/** A list as it is answered: rows of two, where the last may lack its second. */
export function rowsOf(call: Call, products: readonly Product[], kind: ListKind): object[] {
  return products.flatMap((product, index) => {
    if (index % 2 === 1) return []
    const second = products[index + 1]
    return [{ one: cardOf(call, product, kind), two: second ? cardOf(call, second, kind) : [] }]
  })
}
