import { useEffect } from 'react'
import lens from '@/kit/art/lens.webp'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { emit } from '@/services/events'
import { useLoad } from '@/hooks/use-load'
import { viewed } from '@/stores/viewed'
import { ProductPage } from './page/product-page'
import { ProductSkeleton } from './page/product-skeleton'

/** One product: its pictures, price and variants, delivery, shop, description and reviews [route.product]. */
export default screen(function ProductDetailPage() {
  const { product_id = '' } = useParams('product')
  const load = useLoad((options) => call('product', { product_id }, options), [product_id])
  const found = load.data?.product.product_id

  useEffect(() => {
    if (found === undefined) return
    void viewed.add(found)
    emit('track', { name: 'view_item', product_id: found })
  }, [found])

  if (load.data) return <ProductPage key={found} data={load.data} />
  return (
    <Page id={pageIds.product} title={t('product.title')}>
      {isUnknown(load.error) ? (
        <State
          art={lens}
          title={t('product.gone_title')}
          text={t('product.gone_text')}
          action={{ label: t('product.to_home'), onPress: () => relaunch('home') }}
        />
      ) : (
        <LoadStates load={load} skeleton={<ProductSkeleton />} failedTitle={t('product.failed')}>
          {() => null}
        </LoadStates>
      )}
    </Page>
  )
})
