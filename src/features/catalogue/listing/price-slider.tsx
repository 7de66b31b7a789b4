import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Facets } from '@contract/entities/product'
import { Range } from '@/kit/range/range'
import type { Places } from '@/kit/range/types'
import type { ListingFilter } from '@/domain/catalogue/listing-filter'
import { displayPrice } from '@/domain/money/display-price'
import { formatMoney } from '@/domain/money/money-format'
import { amountsOf, barredLine } from '@/domain/money/price-bars'
import { amountAt, boundsOf, placesOf, stepOf } from '@/domain/money/price-places'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { PriceBars } from './price-bars'

export interface PriceSliderProps {
  filter: ListingFilter
  /** The lowest and the highest price of the list in USD, and its products by price if the server has counted them. */
  price: Facets['price']
  onChange: (part: Pick<ListingFilter, 'priceMin' | 'priceMax'>) => void
  /** Applies the value when the thumb is released, not with every step. */
  late?: boolean
}

/** Both bounds of the price on a line, below bars of what there is, and beside the fields for the same bounds. */
export const PriceSlider = observer(function PriceSlider({ filter, price, onChange, late }: PriceSliderProps) {
  const { shown, language, currencies } = settings
  const [moved, setMoved] = useState<Places | null>(null)
  const counted = currencies.find(({ code }) => code === price.bars?.currency)
  const line = barredLine(price, shown.rate, counted?.rate)
  if (line.to <= line.from) return null
  const places = placesOf(filter, line, shown.rate)
  const set = (next: Places) => onChange(boundsOf(next, line, shown.rate))
  const amount = (whole: number) => formatMoney(String(whole), shown.symbol, language).text

  const barText = (count: number, bar: number) => {
    const [from, to] = amountsOf(bar, line)
    const isOpen = bar === line.counts.length - 1 && Number(displayPrice(price.max, shown.rate)) >= to
    const prices = isOpen
      ? t('search.at_least', { price: amount(from) })
      : t('search.between', { from: amount(from), to: amount(to) })
    return count > 0 ? [`${prices} · ${count}`] : []
  }
  return (
    <>
      {line.counts.length > 0 && (
        <PriceBars
          counts={line.counts}
          chosen={moved ?? places}
          label={`${t('search.price_bars')}: ${line.counts.flatMap(barText).join(', ')}`}
        />
      )}
      <Range
        id="filter-price"
        value={places}
        labels={[t('search.price_lowest'), t('search.price_highest')]}
        textOf={(percent) => amount(amountAt(percent, line))}
        step={stepOf(line)}
        onMove={(next) => {
          setMoved(next)
          if (!late) set(next)
        }}
        onEnd={(next) => {
          setMoved(null)
          set(next)
        }}
      />
    </>
  )
})
