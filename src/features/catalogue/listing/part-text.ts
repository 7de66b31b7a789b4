import type { Facets } from '@contract/entities/product'
import type { ActiveFilter, FilterPart, ListingFilter } from '@/domain/catalogue/listing-filter'
import { t } from '@/locales/t'
import { priceParts } from '@/hooks/use-price'

function priceText({ priceMin, priceMax }: ListingFilter): string {
  const from = priceMin === null ? '' : priceParts(priceMin).text
  const to = priceMax === null ? '' : priceParts(priceMax).text
  if (from === '') return t('search.up_to', { price: to })
  return to === '' ? t('search.at_least', { price: from }) : t('search.between', { from, to })
}

/** The name of the only selected value, when it is known. */
function onlyName(chosen: readonly string[], values: Facets['brands'] = []): string | undefined {
  return chosen.length === 1 ? values.find(({ id }) => id === chosen[0])?.name : undefined
}

/** The text of a filter's chip. */
export function partText({ part, only }: ActiveFilter, facets: Facets | undefined): string {
  const { brands, categories } = only
  const texts: Record<FilterPart, () => string> = {
    price: () => priceText(only),
    rate: () => t('search.rate_from', { rate: only.rateMin / 100 }),
    brands: () => onlyName(brands, facets?.brands) ?? t('search.brands_chosen', { count: brands.length }),
    categories: () =>
      onlyName(categories, facets?.categories) ?? t('search.categories_chosen', { count: categories.length }),
    inStock: () => t('search.in_stock'),
    onSale: () => t('search.on_sale'),
  }
  return texts[part]()
}
