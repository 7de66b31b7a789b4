/** The columns of each kind of file [rule.import-file]. docs/importing.md describes them for shops. */
import { OPTIONS_MAX } from '@contract/base/product-constants'
import type { ImportKind } from '@contract/base/import-constants'
import { LANGUAGE_CODES } from '@contract/base/languages'

/** English first, then the others. */
const LANGUAGES = ['en', ...LANGUAGE_CODES.filter((code) => code !== 'en')]
const OTHERS = LANGUAGES.slice(1)

const localised = (prefix: string) => LANGUAGES.map((code) => `${prefix}_${code}`)

/** `option_1`, `option_1_es` …, `value_1`, `value_1_es` …: English has no ending. */
const axes = Array.from({ length: OPTIONS_MAX }, (_, index) =>
  [`option_${index + 1}`, `value_${index + 1}`].flatMap((name) => [name, ...OTHERS.map((code) => `${name}_${code}`)]),
).flat()

export const TEXT_PREFIXES = ['name', 'short_description', 'description'] as const

export const COLUMNS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: [
    ...['sku', 'product'],
    ...TEXT_PREFIXES.flatMap(localised),
    ...['category', 'brand', 'price', 'special_price', 'stock', 'tax_rate', 'ground', 'state'],
    ...axes,
    ...['images', 'sku_image'],
  ],
  stock: ['sku', 'stock', 'reason'],
  prices: ['sku', 'price', 'special_price'],
  shipments: ['order', 'carrier', 'number'],
}

/** The columns without which nothing can be done. */
export const NEEDED: Readonly<Record<ImportKind, readonly string[]>> = {
  products: ['sku'],
  stock: ['sku', 'stock'],
  prices: ['sku'],
  shipments: ['order', 'carrier', 'number'],
}
