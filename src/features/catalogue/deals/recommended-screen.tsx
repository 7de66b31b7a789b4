import lens from '@/kit/art/lens.webp'
import { ListingBar } from '../listing-bar'
import { ListingResults } from '../listing-results'
import { useListing } from '../use-listing'
import { browsingIds } from '../ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { call } from '@/services/request'

/** The recommended products, with filters and sort orders [route.recommend]. */
export default screen(function RecommendPage() {
  const wide = useWide()
  const listing = useListing((fields, options) => call('getRecommendList', fields, options), 'recommended', {
    given: useParams('recommend'),
    link: (filter) => linkTo('recommend', filter),
  })
  const title = t('search.for_you')
  return (
    <Page
      id={browsingIds.recommendPage}
      title={title}
      share={{ title, link: listing.link }}
      under={wide ? undefined : <ListingBar listing={listing} />}
      pull
      onEnd={listing.more}
    >
      <ListingResults
        listing={listing}
        empty={
          <State
            art={lens}
            title={t('search.no_departments')}
            text={t('search.no_departments_text')}
            action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
          />
        }
      />
    </Page>
  )
})
