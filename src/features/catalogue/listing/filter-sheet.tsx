import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { catalogueIds } from '../ids'
import { Sheet } from '@/kit/sheet/sheet'
import { statedCount } from '@/domain/money/stated-count'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'
import { useDebounced } from '@/hooks/use-debounced'
import { FilterForm } from './filter-form'
import type { Listing } from '../use-listing'

/**
 * The filters of a list. The list below changes only when the user taps the button, which shows the number of results.
 */
export const FilterSheet = observer(function FilterSheet(props: { listing: Listing; onClose: () => void }) {
  const { listing, onClose } = props
  const [draft, setDraft] = useState(listing.filter)
  const asked = useDebounced(draft)
  const { data } = useLoad((options) => listing.preview(asked, options), [asked])
  const known = asked === draft ? data : undefined
  const apply = () => {
    onClose()
    listing.setFilter(draft)
  }
  return (
    <Sheet
      open
      title={t('search.filters')}
      onClose={onClose}
      bottom={
        <Button
          block
          id={catalogueIds.filterApply}
          label={
            known
              ? t('search.show', { count: statedCount(known.count, known.count_more, settings.language) })
              : t('search.show_any')
          }
          onPress={apply}
        />
      }
    >
      <FilterForm filter={draft} facets={data?.facets ?? listing.last?.facets} onChange={setDraft} />
    </Sheet>
  )
})
