import { View } from '@tarojs/components'
import { useState } from 'react'
import { PAGE_SIZE_MAX } from '@contract/base/constants'
import { SEARCH_MAX } from '@contract/base/text-limits'
import lens from '@/kit/art/lens.webp'
import { More } from '@/kit/loading/more'
import { browsingIds } from '../ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { SearchField } from '@/kit/search-field/search-field'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { brandGroups } from '@/domain/catalogue/brand-groups'
import { cutText } from '@/domain/text/cut-text'
import { t } from '@/locales/t'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { usePaged } from '@/hooks/use-paged'
import { useDebounced } from '@/hooks/use-debounced'
import { BrandGroupRows } from './brand-group-rows'
import { BrandsSkeleton } from './brands-skeleton'
import './brands-screen.scss'

/** All brands from A to Z, filtered by the beginning of their name [route.brands]. */
export default screen(function BrandsPage() {
  const [typed, type] = useState('')
  const q = useDebounced(cutText(typed.trim(), SEARCH_MAX))
  const paged = usePaged(
    ({ p }, options) => call('getAllBrand', { p, page_size: PAGE_SIZE_MAX, ...(q === '' ? {} : { q }) }, options),
    ({ brand_id }) => brand_id,
    [q],
  )
  const title = t('search.brands')
  return (
    <Page
      id={browsingIds.brandsPage}
      title={title}
      share={{ title, link: linkTo('brands') }}
      slim
      pull
      onEnd={paged.more}
    >
      <View className="brands">
        <SearchField
          id={browsingIds.brandSearch}
          label={t('catalogue.brand_search')}
          value={typed}
          onInput={type}
          onSubmit={() => undefined}
          clearLabel={t('common.clear')}
        />
        <LoadStates
          load={{ ...paged, data: paged.first }}
          skeleton={<BrandsSkeleton />}
          failedTitle={t('catalogue.brands_failed')}
        >
          {() =>
            paged.list.length === 0 ? (
              <State
                art={lens}
                title={t('catalogue.brands_none')}
                text={t('catalogue.brands_none_text')}
                action={{ label: t('catalogue.brands_all'), onPress: () => type('') }}
              />
            ) : (
              <>
                {brandGroups(paged.list).map((group) => (
                  <BrandGroupRows key={group.letter} group={group} />
                ))}
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </LoadStates>
      </View>
    </Page>
  )
})
