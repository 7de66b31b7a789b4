import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Facets } from '@contract/entities/product'
import { Button } from '@/kit/button/button'
import { cleared, isEverything, type ListingFilter } from '@/domain/catalogue/listing-filter'
import { t } from '@/locales/t'
import { FacetChoices } from './facet-choices'
import { FilterTick } from './filter-tick'
import { PriceRange } from './price-range'
import { RateChoices } from './rate-choices'
import './filter-form.scss'

interface FilterFormProps {
  filter: ListingFilter
  facets: Facets | undefined
  onChange: (filter: ListingFilter) => void
  /** Beside the list: the input is applied when the field loses the focus, and the bar of the list clears the filters. */
  late?: boolean
}

/** All filters of a list [rule.filters]. */
export const FilterForm = observer(function FilterForm({ filter, facets, onChange, late }: FilterFormProps) {
  const change = (part: Partial<ListingFilter>) => onChange({ ...filter, ...part })
  return (
    <View className="filter-form">
      <PriceRange filter={filter} price={facets?.price} onChange={change} late={late} />
      <RateChoices rate={filter.rateMin} rates={facets?.rates} onChange={(rateMin) => change({ rateMin })} />
      <FacetChoices
        title={t('nav.category')}
        values={facets?.categories}
        chosen={filter.categories}
        onChange={(categories) => change({ categories })}
      />
      <FacetChoices
        title={t('search.brands')}
        values={facets?.brands}
        chosen={filter.brands}
        onChange={(brands) => change({ brands })}
      />
      <FilterTick
        title={t('search.in_stock')}
        note={t('search.in_stock_note')}
        on={filter.inStock}
        onPress={() => change({ inStock: !filter.inStock })}
      />
      <FilterTick
        title={t('search.on_sale')}
        note={t('search.on_sale_note')}
        on={filter.onSale}
        onPress={() => change({ onSale: !filter.onSale })}
      />
      {!late && !isEverything(filter) && (
        <View className="filter-form__clear">
          <Button kind="line" size="md" label={t('search.clear_all')} onPress={() => onChange(cleared(filter))} />
        </View>
      )}
    </View>
  )
})
