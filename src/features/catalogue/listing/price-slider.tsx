import { observer } from 'mobx-react-lite'
import type { Facets } from '@contract/entities/product'
import { Range } from '@/kit/range/range'
import type { Places } from '@/kit/range/types'
import type { ListingFilter } from '@/domain/catalogue/listing-filter'
import { formatMoney } from '@/domain/money/money-format'
import { amountAt, boundsOf, placesOf, priceLine, stepOf } from '@/domain/money/price-places'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

export interface PriceSliderProps {
  filter: ListingFilter
  /** The lowest and the highest price of the list, in USD. */
  price: Facets['price']
  onChange: (part: Pick<ListingFilter, 'priceMin' | 'priceMax'>) => void
  /** Applies the value when the thumb is released, not with every step. */
  late?: boolean
}

/** Both bounds of the price on a line, beside the fields for the same bounds. */
export const PriceSlider = observer(function PriceSlider({ filter, price, onChange, late }: PriceSliderProps) {
  const { shown, language } = settings
  const line = priceLine(price, shown.rate)
  if (line.to <= line.from) return null
  const set = (places: Places) => onChange(boundsOf(places, line, shown.rate))
  return (
    <Range
      id="filter-price"
      value={placesOf(filter, line, shown.rate)}
      labels={[t('search.price_lowest'), t('search.price_highest')]}
      textOf={(percent) => formatMoney(String(amountAt(percent, line)), shown.symbol, language).text}
      step={stepOf(line)}
      onMove={late ? undefined : set}
      onEnd={set}
    />
  )
})
