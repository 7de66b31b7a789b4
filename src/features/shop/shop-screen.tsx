import type { ShopDetail } from '@contract/entities/store'
import lens from '@/kit/art/lens.webp'
import parcel from '@/kit/art/parcel.webp'
import { ListingBar } from '@/features/catalogue/listing-bar'
import { ListingResults } from '@/features/catalogue/listing-results'
import { useListing, type FacetedList } from '@/features/catalogue/use-listing'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { shopIds } from './ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { linkTo } from '@/routes'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { ShopHead } from './shop-head'
import { ShopHeadSkeleton } from './shop-head-skeleton'

/** A shop and its products, with the filters and sort orders of every list [route.shop-detail]. */
export default screen(function ShopDetailPage() {
  const given = useParams('shop')
  const { shop_id = '' } = given
  const wide = useWide()
  const listing = useListing<FacetedList & { shop: ShopDetail }>(
    (fields, options) => call('shop', { ...fields, a: shop_id, b: fields.p }, options),
    shop_id,
    { given, link: (filter) => linkTo('shop', { shop_id, ...filter }) },
  )
  const unknown = isUnknown(listing.error)
  const shop = listing.last?.shop
  // a head may be lower than its skeleton: what is below it comes anew with it, and does not move
  const isFirst = shop === undefined && listing.state === 'loading'
  const title = shop?.name ?? t('shop.title')
  const card = { title, link: listing.link }
  const toHome = { label: t('product.to_home'), onPress: () => relaunch('home') }
  return (
    <Page id={shopIds.shopPage} title={title} share={unknown ? undefined : card} pull bare onEnd={listing.more}>
      {unknown ? (
        <State art={lens} title={t('shop.gone')} text={t('shop.gone_text')} action={toHome} />
      ) : (
        <>
          {shop ? <ShopHead shop={shop} card={card} /> : isFirst && <ShopHeadSkeleton />}
          {!wide && !isFirst && <ListingBar listing={listing} />}
          <ListingResults
            key={isFirst ? 'first' : 'read'}
            listing={listing}
            failedTitle={t('shop.failed')}
            empty={
              <State art={parcel} ground="sand" title={t('shop.empty')} text={t('shop.empty_text')} action={toHome} />
            }
          />
        </>
      )}
    </Page>
  )
})
