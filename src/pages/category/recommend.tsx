import lens from '@/components/art/lens.webp'
import { ListingBar } from '@/components/listing/listing-bar'
import { ListingResults } from '@/components/listing/listing-results'
import { useListing } from '@/components/listing/use-listing'
import { lookingIds } from '@/components/looking-ids'
import { Page } from '@/components/page/page'
import { useWide } from '@/components/page/use-wide'
import { screen } from '@/components/screen/screen'
import { State } from '@/components/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation'
import { useParams } from '@/platform/params'
import { linkTo } from '@/routes'
import { getRecommendList } from '@/services/catalogue'

/** The recommended products, which can be narrowed and sorted (spec §2, gaps §2). */
export default screen(function RecommendPage() {
  const wide = useWide()
  const listing = useListing((fields, options) => getRecommendList(fields, options), 'recommended', {
    given: useParams('recommend'),
    link: (filter) => linkTo('recommend', filter),
  })
  const title = t('search.for_you')
  return (
    <Page
      id={lookingIds.recommendPage}
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
