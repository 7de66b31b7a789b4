import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Facets } from '@contract/entities/product'
import { cx } from '@/kit/cx'
import { Text } from '@/kit/text/text'
import type { ListingFilter } from '@/domain/catalogue/listing-filter'
import { t } from '@/locales/t'
import { LazyPriceSlider } from './lazy-price-slider'
import { PriceField } from './price-field'
import './price-range.scss'

interface PriceRangeProps {
  filter: ListingFilter
  price: Facets['price'] | undefined
  onChange: (part: Partial<Pick<ListingFilter, 'priceMin' | 'priceMax'>>) => void
  late?: boolean
}

/** The lowest and the highest price, typed in the displayed currency or set with a slider. */
export const PriceRange = observer(function PriceRange({ filter, price, onChange, late }: PriceRangeProps) {
  return (
    <>
      <Text bold heading={2}>
        {t('search.price')}
      </Text>
      {price && (
        <View className={cx(price.bars && 'price-range__bars')}>
          <LazyPriceSlider filter={filter} price={price} onChange={onChange} late={late} />
        </View>
      )}
      <View className="price-range">
        <View className="price-range__field">
          <PriceField
            id="filter-price-from"
            label={t('search.price_from')}
            bound="min"
            usd={filter.priceMin}
            found={price?.min}
            onChange={(priceMin) => onChange({ priceMin })}
            late={late}
          />
        </View>
        <View className="price-range__gap" />
        <View className="price-range__field">
          <PriceField
            id="filter-price-to"
            label={t('search.price_to')}
            bound="max"
            usd={filter.priceMax}
            found={price?.max}
            onChange={(priceMax) => onChange({ priceMax })}
            late={late}
          />
        </View>
      </View>
    </>
  )
})
