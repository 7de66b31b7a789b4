import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Txt } from '@/components/text/txt'
import type { ListingFilter } from '@/domain/listing-filter'
import { t } from '@/locales/t'
import { PriceField } from './price-field'
import './price-range.scss'

interface PriceRangeProps {
  filter: ListingFilter
  onChange: (part: Pick<ListingFilter, 'priceMin'> | Pick<ListingFilter, 'priceMax'>) => void
  late?: boolean
}

/** From which price to which, typed in the shown currency. */
export const PriceRange = observer(function PriceRange({ filter, onChange, late }: PriceRangeProps) {
  return (
    <>
      <Txt bold heading={2}>
        {t('search.price')}
      </Txt>
      <View className="price-range">
        <View className="price-range__field">
          <PriceField
            id="filter-price-from"
            label={t('search.price_from')}
            usd={filter.priceMin}
            onChange={(priceMin) => onChange({ priceMin })}
            late={late}
          />
        </View>
        <View className="price-range__gap" />
        <View className="price-range__field">
          <PriceField
            id="filter-price-to"
            label={t('search.price_to')}
            usd={filter.priceMax}
            onChange={(priceMax) => onChange({ priceMax })}
            late={late}
          />
        </View>
      </View>
    </>
  )
})
