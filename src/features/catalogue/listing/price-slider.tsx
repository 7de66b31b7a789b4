import { observer } from 'mobx-react-lite'
import type { Facets } from '@contract/entities/product'
import { Range } from '@/kit/range/range'
import type { Places } from '@/kit/range/types'
import type { ListingFilter } from '@/domain/catalogue/listing-filter'
import { boundsOf, placesOf, priceLine } from '@/domain/money/price-places'
import { settings } from '@/stores/settings'

export interface PriceSliderProps {
  filter: ListingFilter
  /** The lowest and the highest price of the list, in USD. */
  price: Facets['price']
  onChange: (part: Pick<ListingFilter, 'priceMin' | 'priceMax'>) => void
  /** Applies the value when the thumb is released, not with every step. */
  late?: boolean
}

/** Both bounds of the price by touch, beside the fields for the same bounds. */
export const PriceSlider = observer(function PriceSlider({ filter, price, onChange, late }: PriceSliderProps) {
  const { rate } = settings.shown
  const line = priceLine(price, rate)
  if (line.to <= line.from) return null
  const set = (places: Places) => onChange(boundsOf(places, line, rate))
  return <Range value={placesOf(filter, line, rate)} onMove={late ? undefined : set} onEnd={set} />
})
