/** The content of a product before it is written: from the editor, or from a product that is copied. */
import type { OptionValue } from '../../../kernel/db/schema/catalogue'
import type { Texts } from '../../../kernel/text/texts'
import type { ProductDetails } from './product-details'

export interface DraftOption {
  readonly option: string
  readonly names: Texts
  readonly values: readonly OptionValue[]
}

export interface DraftSku {
  /** Its existing row; null: a new variant. */
  readonly id: bigint | null
  readonly sku: string
  readonly options: Readonly<Record<string, string>>
  readonly priceMinor: bigint
  readonly specialPriceMinor: bigint | null
  readonly image: string | null
  readonly discontinued: boolean
  /** The first stock of a new one. */
  readonly stock: number
}

export interface Draft {
  readonly names: Texts
  readonly shortDescriptions: Texts
  readonly descriptions: Texts
  readonly categoryId: bigint
  readonly brandId: bigint
  readonly ground: string
  readonly taxRateBps: number
  /** Paths under the static base. */
  readonly images: readonly string[]
  readonly options: readonly DraftOption[]
  readonly skus: readonly DraftSku[]
}

/** The content of an existing product. */
export function draftOf({ row, images, options, skus }: ProductDetails): Draft {
  const { names, shortDescriptions, descriptions, categoryId, brandId, ground, taxRateBps } = row
  return {
    ...{ names, shortDescriptions, descriptions, categoryId, brandId, ground, taxRateBps, images },
    options: options.map(({ option, names: named, values }) => ({ option, names: named, values })),
    skus: skus.map(({ id, sku, options: chosen, priceMinor, specialPriceMinor, image, discontinued }) => ({
      ...{ id, sku, options: chosen, priceMinor, specialPriceMinor, image, discontinued, stock: 0 },
    })),
  }
}

/** A text that is equal for equal combinations of values, in whatever order they are given. */
export const choiceOf = (options: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
