import type { Brand, CategoryNode } from '@contract/entities/product'
import lens from '@/kit/art/lens.webp'
import { pageIds } from '@/kit/ids'
import { ListingBar } from '../listing-bar'
import { ListingResults } from '../listing-results'
import { useListing, type FacetedList, type LoadListing } from '../use-listing'
import { LazyCrumbs } from '@/shell/crumbs/lazy-crumbs'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { ShareButton } from '@/shell/share-button/share-button'
import { State } from '@/kit/state/state'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { useParams, type GivenParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { BrandHead } from '../brands/brand-head'

type Answer = FacetedList & { category?: CategoryNode; brand?: Brand }

function loader({ category_id = '', brand_id }: GivenParams<'categoryDetail'>): LoadListing<Answer> {
  if (brand_id !== undefined) return (fields, options) => call('brand', { ...fields, id: brand_id }, options)
  return (fields, options) => call('category', { ...fields, a: category_id, b: fields.p }, options)
}

/** The title of the list: the brand's or the category's name once it is loaded. */
function nameOf(answer: Answer | undefined): string {
  if (answer?.brand) return answer.brand.name
  return answer?.category ? localised(answer.category, 'name', settings.language) : t('search.products')
}

/** The products of a category and its subcategories, or of a brand [route.category-detail]. */
export default screen(function CategoryDetailPage() {
  const params = useParams('categoryDetail')
  const wide = useWide()
  const { category_id, brand_id } = params
  const listing = useListing(loader(params), JSON.stringify([category_id, brand_id]), {
    given: params,
    link: (filter) => linkTo('categoryDetail', { category_id, brand_id, ...filter }),
  })
  const unknown = isUnknown(listing.error)
  const title = nameOf(listing.last)
  const card = { title, link: listing.link }
  const brand = listing.last?.brand
  const brandToCome = brand_id !== undefined && listing.state === 'loading'
  const toCategories = { label: t('search.to_categories'), onPress: () => go('category') }
  return (
    <Page
      id={pageIds.category}
      title={title}
      share={unknown ? undefined : card}
      actions={!unknown && <ShareButton card={card} />}
      under={wide || unknown ? undefined : <ListingBar listing={listing} />}
      frame={
        wide && !unknown
          ? (content) => (
              <>
                <LazyCrumbs
                  category={brand_id === undefined ? category_id : undefined}
                  title={listing.last ? title : ''}
                />
                {content}
              </>
            )
          : undefined
      }
      pull
      onEnd={listing.more}
    >
      {unknown ? (
        <State art={lens} title={t('nav.not_found_title')} text={t('nav.not_found_text')} action={toCategories} />
      ) : (
        <>
          {(brand || brandToCome) && <BrandHead brand={brand} />}
          <ListingResults
            listing={listing}
            empty={
              <State
                art={lens}
                title={t('search.no_departments')}
                text={t('search.no_departments_text')}
                action={toCategories}
              />
            }
          />
        </>
      )}
    </Page>
  )
})
