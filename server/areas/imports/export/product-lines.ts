/** The lines of a product in a file that import reads [rule.export-file]. Pure. */
import { LANGUAGE_CODES } from '@contract/base/languages'
import { usd } from '../../../kernel/text/usd'
import type { Texts } from '../../../kernel/text/texts'
import type { ProductDetails, SkuRow } from '../../seller/products/product-details'
import { joinSources } from '../check/images'
import type { Shelf } from '../check/shelf'
import { COLUMNS, TEXT_PREFIXES } from '../columns'

const STATES = { draft: 'draft', review: 'listed', listed: 'listed', withdrawn: 'withdrawn', blocked: '' } as const

interface Place {
  readonly shelf: Shelf
  /** The address under which this server has its pictures. */
  readonly base: string
}

const textCells = (prefix: string, texts: Texts) =>
  LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, texts[code] ?? ''] as const)

/** English without an ending, the others with theirs. */
const axisCells = (column: string, texts: Texts) =>
  LANGUAGE_CODES.map((code) => [code === 'en' ? column : `${column}_${code}`, texts[code] ?? ''] as const)

const addressOf = (base: string, path: string) => `${base}${path.startsWith('/') ? '' : '/'}${path}`

function productCells({ row, images }: ProductDetails, { shelf, base }: Place): Record<string, string> {
  const texts = [row.names, row.shortDescriptions, row.descriptions]
  return {
    ...Object.fromEntries(TEXT_PREFIXES.flatMap((prefix, index) => textCells(prefix, texts[index] ?? { en: '' }))),
    category: shelf.pathOf(row.categoryId),
    brand: shelf.nameOf(row.brandId),
    tax_rate: String(row.taxRateBps),
    ground: row.ground,
    state: STATES[row.state],
    images: joinSources(images.map((path) => addressOf(base, path))),
  }
}

function skuCells(sku: SkuRow, { options }: ProductDetails, base: string): Record<string, string> {
  const axes = options.flatMap(({ option, names, values }, index) => {
    const value = values.find((each) => each.value === sku.options[option])
    return [...axisCells(`option_${index + 1}`, names), ...(value ? axisCells(`value_${index + 1}`, value.names) : [])]
  })
  return {
    ...Object.fromEntries(axes),
    sku: sku.sku,
    price: usd(sku.priceMinor),
    special_price: sku.specialPriceMinor === null ? '' : usd(sku.specialPriceMinor),
    stock: String(sku.stock),
    sku_image: sku.image === null ? '' : addressOf(base, sku.image),
  }
}

/**
 * The cells of each variant on offer, in the order of the columns. The product's own cells stand in its first line, as
 * import reads them; `product` repeats the first SKU.
 */
export function productLines(goods: ProductDetails, place: Place): string[][] {
  const offered = goods.skus.filter(({ discontinued }) => !discontinued)
  const product = offered[0]?.sku ?? ''
  return offered.map((sku, index) => {
    const cells: Readonly<Record<string, string>> = {
      ...(index === 0 ? productCells(goods, place) : {}),
      ...skuCells(sku, goods, place.base),
      product,
    }
    return COLUMNS.products.map((column) => cells[column] ?? '')
  })
}
