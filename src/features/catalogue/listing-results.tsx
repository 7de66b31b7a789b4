import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import lens from '@/kit/art/lens.webp'
import { Box } from '@/kit/box/box'
import { catalogueIds } from './ids'
import { More } from '@/kit/loading/more'
import { useWide } from '@/shell/page/use-wide'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { ProductCards } from '@/features/product/product-cards'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { cleared } from '@/domain/catalogue/listing-filter'
import { statedCount } from '@/domain/money/stated-count'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { FilterForm } from './listing/filter-form'
import { FilterSkeleton } from './listing/filter-skeleton'
import { ListingBar } from './listing-bar'
import type { Listing } from './use-listing'
import './listing-results.scss'

interface ListingResultsProps {
  listing: Listing
  /** Above the results, and only with some: what they are results of. */
  note?: ReactNode
  /** Shown when the list is empty without any filter. */
  empty: ReactNode
  /** What failed to load; products by default. */
  failedTitle?: string
}

const FIRST_SEEN = 4

const Results = observer(function Results({ listing, note, empty }: ListingResultsProps) {
  const { filter, setFilter, list, count, first, moreState, retry, end, nothing } = listing
  if (list.length > 0) {
    return (
      <>
        {note}
        <View className="listing__count">
          <Text id={catalogueIds.searchCount} size={13} tone="ink2" live="status">
            {t('search.results', { count: statedCount(count, first?.count_more, settings.language) })}
          </Text>
        </View>
        <ProductCards products={list} eager={FIRST_SEEN} />
        <More state={moreState} onRetry={retry} end={end} />
      </>
    )
  }
  if (nothing) return <>{empty}</>
  return (
    <State
      art={lens}
      title={t('search.filtered_title')}
      text={t('search.filtered_text')}
      action={{ label: t('search.clear_filters'), onPress: () => setFilter(cleared(filter)) }}
    />
  )
})

/** The results with their load states. On wide screens the filters are beside them. */
export const ListingResults = observer(function ListingResults({
  listing,
  note,
  empty,
  failedTitle,
}: ListingResultsProps) {
  const { filter, setFilter, last, nothing } = listing
  const wide = useWide()
  const results = (
    <LoadStates
      load={{ ...listing, data: listing.first }}
      skeleton={<GridSkeleton />}
      failedTitle={failedTitle ?? t('search.failed')}
    >
      {() => <Results listing={listing} note={note} empty={empty} />}
    </LoadStates>
  )
  if (!wide || nothing) return results
  return (
    <View className="listing">
      <Box role="region" label={t('search.filters')} className="listing__side">
        {last || listing.state !== 'loading' ? (
          <FilterForm filter={filter} facets={last?.facets} onChange={setFilter} late />
        ) : (
          <FilterSkeleton />
        )}
      </Box>
      <View className="listing__main">
        <ListingBar listing={listing} />
        {results}
      </View>
    </View>
  )
})
