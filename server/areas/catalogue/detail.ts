/** A product for its page: all languages, variants with their prices, axes in the caller's language. */
import type { OptionName, ProductDetail, SizeGuide, Sku } from '@contract/entities/product'
import { comparable } from '@contract/rules/comparable'
import type { Language } from '@contract/base/languages'
import { allTexts, textIn } from '../../kernel/text/texts'
import { toCard } from './lists/cards'
import { usd } from '../../kernel/text/usd'
import type { FoundProduct } from './lists/product-row'

export function toDetail(found: FoundProduct, language: Language, guide: SizeGuide | null): ProductDetail {
  return {
    ...toCard(found, language),
    ...allTexts('name', found.names),
    ...allTexts('description', found.descriptions),
    ...allTexts('short_description', found.shortDescriptions),
    brand_name: found.brandName,
    tax_rate: found.taxRateBps,
    ...sizes(found.options, guide),
  }
}

/** The size guide with the option of which a value is one of its sizes, by itself or by its name in any language. */
function sizes(options: FoundProduct['options'], guide: SizeGuide | null): Pick<ProductDetail, 'size_guide'> {
  if (guide === null) return {}
  const known = new Set(guide.rows.map(({ size }) => comparable(size)))
  const sized = options.find(({ values }) =>
    values.some(({ value, names }) => [value, ...Object.values(names)].some((name) => known.has(comparable(name)))),
  )
  return sized ? { size_guide: { option: sized.option, ...guide } } : {}
}

export function toSku(sku: FoundProduct['skus'][number], productImage: string): Sku {
  return {
    sku: sku.sku,
    options: sku.options,
    price: usd(sku.priceMinor),
    ...(sku.specialPriceMinor === null ? {} : { special_price: usd(sku.specialPriceMinor) }),
    stock: sku.stock,
    image: sku.image ?? productImage,
  }
}

export function toOptionName(
  { option, names, values }: FoundProduct['options'][number],
  language: Language,
): OptionName {
  return {
    option,
    name: textIn(names, language),
    values: values.map((value) => ({
      value: value.value,
      name: textIn(value.names, language),
      ...(value.image === undefined ? {} : { image: value.image }),
    })),
  }
}
