import lens from '@/kit/art/lens.webp'
import { Box } from '@/kit/box/box'
import { pageIds } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { SearchLink } from '@/kit/search-field/search-link'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { go, relaunch } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { CategorySkeleton } from './category-skeleton'
import { Departments } from './departments'
import './departments-screen.scss'

/** The categories as a tree of two levels: departments, and the categories in each. */
export default screen(function CategoryPage() {
  const load = useLoad((options) => call('getAllCategory', {}, options))
  const bar = (
    <Box role="banner" className="category__search">
      <SearchLink label={t('common.search_products')} href={hrefTo('search')} onPress={() => go('search')} />
    </Box>
  )
  return (
    <Page
      id={pageIds.categories}
      title={t('nav.category')}
      share={{ title: t('nav.category'), link: linkTo('category') }}
      tab="category"
      bar={bar}
      still
    >
      <LoadStates load={load} skeleton={<CategorySkeleton />} failedTitle={t('search.failed_departments')}>
        {({ list, list: [first] }) =>
          first ? (
            <Departments list={list} first={first} />
          ) : (
            <State
              art={lens}
              title={t('search.no_departments')}
              text={t('search.no_departments_text')}
              action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
            />
          )
        }
      </LoadStates>
    </Page>
  )
})
