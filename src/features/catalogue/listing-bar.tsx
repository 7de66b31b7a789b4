import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { Chip } from '@/kit/chip/chip'
import { ChoiceSheet } from '@/kit/choice-sheet/choice-sheet'
import { arrowUpDown } from '@/kit/icon/glyphs/arrow-up-down'
import { slidersHorizontal } from '@/kit/icon/glyphs/sliders-horizontal'
import { catalogueIds } from './ids'
import { useWide } from '@/shell/page/use-wide'
import { Scroll } from '@/kit/scroll/scroll'
import { activeFilters, cleared, SORTS } from '@/domain/catalogue/listing-filter'
import { t } from '@/locales/t'
import { FilterSheet } from './listing/filter-sheet'
import { partText } from './listing/part-text'
import type { Listing } from './use-listing'
import './listing-bar.scss'

/** Filters, the sort order, and the active filters, which can be removed one by one or all at once. */
export const ListingBar = observer(function ListingBar({ listing }: { listing: Listing }) {
  const { filter, setFilter, last, nothing } = listing
  const [sheet, setSheet] = useState<'filter' | 'sort' | null>(null)
  const wide = useWide()
  const active = activeFilters(filter)
  const close = () => setSheet(null)
  if (nothing) return null
  return (
    <>
      <Scroll sideways className="listing-bar">
        <View className="listing-bar__row">
          {!wide && (
            <View className="listing-bar__chip">
              <Chip
                id={catalogueIds.searchFilter}
                icon={slidersHorizontal}
                text={active.length > 0 ? t('search.filters_on', { count: active.length }) : t('search.filters')}
                on={active.length > 0}
                end="opens"
                onPress={() => setSheet('filter')}
              />
            </View>
          )}
          <View className="listing-bar__chip">
            <Chip
              id={catalogueIds.searchSort}
              icon={arrowUpDown}
              text={t(`search.sort_${filter.sort}`)}
              label={`${t('search.sort')}: ${t(`search.sort_${filter.sort}`)}`}
              end="opens"
              onPress={() => setSheet('sort')}
            />
          </View>
          {active.map((one) => {
            const text = partText(one, last?.facets)
            return (
              <View key={one.key} className="listing-bar__chip">
                <Chip
                  text={text}
                  label={t('search.remove_filter', { name: text })}
                  end="removes"
                  onPress={() => setFilter(one.rest)}
                />
              </View>
            )
          })}
          {active.length > 1 && (
            <View className="listing-bar__chip">
              <Button
                id={catalogueIds.filterClear}
                kind="soft"
                size="sm"
                label={t('search.clear_all')}
                onPress={() => setFilter(cleared(filter))}
              />
            </View>
          )}
        </View>
      </Scroll>
      <ChoiceSheet
        open={sheet === 'sort'}
        title={t('search.sort')}
        choices={SORTS.map((sort) => ({ value: sort, text: t(`search.sort_${sort}`), id: catalogueIds.sort(sort) }))}
        chosen={filter.sort}
        onChoose={(sort) => setFilter({ ...filter, sort })}
        onClose={close}
      />
      {sheet === 'filter' && <FilterSheet listing={listing} onClose={close} />}
    </>
  )
})
