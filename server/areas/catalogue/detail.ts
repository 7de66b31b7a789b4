/** A product for its page: all languages, variants with their prices, axes in the caller's language. */
import type { OptionName, ProductDetail, Sku } from '@contract/entities/product'
import type { Language } from '@contract/languages'
import { allTexts, textIn } from '../../kernel/text/texts'
import { toCard } from './lists/cards'
import { usd } from '../../kernel/text/usd'
import type { FoundProduct } from './lists/product-row'

export function toDetail(found: FoundProduct, language: Language): ProductDetail {
  return {
    ...toCard(found, language),
    ...allTexts('name', found.names),
    ...allTexts('description', found.descriptions),
    ...allTexts('short_description', found.shortDescriptions),
    brand_name: found.brandName,
    tax_rate: found.taxRateBps,
  }
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
