import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { LazyChooseSheet } from '../lazy-choose-sheet'
import { useVariant, type ProductData } from '../use-variant'
import { pageIds } from '@/kit/ids'
import { LazyCrumbs } from '@/shell/crumbs/lazy-crumbs'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { Slot } from '@/kit/slot/slot'
import { SectionBoundary } from '@/kit/state/section-boundary'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { linkTo } from '@/routes'
import { settings } from '@/stores/settings'
import { About } from '../facts/about'
import { CompareActions } from './compare-actions'
import { BuyBar } from '../buying/buy-bar'
import { Choosing } from '../buying/choosing'
import { Delivery } from '../buying/delivery'
import { Gallery } from '../gallery/gallery'
import { Headline } from '../facts/headline'
import { Neighbours } from './neighbours'
import { PictureActions } from '../gallery/picture-actions'
import { ProductBar } from './product-bar'
import { Reviews } from '../reviews/reviews'
import { ShopPanel } from '../facts/shop-panel'
import { useBuying } from '../buying/use-buying'
import './product-page.scss'

/**
 * A loaded product. On wide screens pictures and reviews are on the left, the rest on the right; on tablets and turned
 * phones the pictures alone are on the left.
 */
export const ProductPage = observer(function ProductPage({ data }: { data: ProductData }) {
  const wide = useWide()
  const variant = useVariant(data)
  const buying = useBuying(data, variant)
  const name = localised(data.product, 'name', settings.language)
  const productId = data.product.product_id
  const card = {
    title: name,
    link: linkTo('product', { product_id: productId }),
    image: settings.picture(data.product.image),
  }
  const buttons = <BuyBar data={data} variant={variant} buying={buying} wide={wide} />
  const facts = (
    <>
      <Headline data={data} variant={variant} wide={wide} />
      <Choosing data={data} variant={variant} silent={buying.asking !== null} />
      {wide && buttons}
      {data.product.stock > 0 && <Delivery data={data} />}
      {!wide && <ShopPanel shop={data.shop} />}
    </>
  )
  const about = (
    <>
      <SectionBoundary>
        <About product={data.product} />
      </SectionBoundary>
      <CompareActions productId={productId} />
      {wide && <ShopPanel shop={data.shop} />}
    </>
  )
  return (
    <Page
      id={pageIds.product}
      title={name}
      share={card}
      bar={<></>}
      under={wide ? undefined : <ProductBar card={card} productId={productId} />}
      bare
      bottom={wide ? undefined : buttons}
      bottomHalf
    >
      <View className="product">
        {wide && <LazyCrumbs within={data.product.category_id} title={name} />}
        <View className="product__columns">
          <View className="product__left">
            <Gallery data={data} variant={variant} wide={wide} />
            {wide && (
              <View className="product__actions">
                <PictureActions card={card} productId={productId} />
              </View>
            )}
          </View>
          <View className="product__right">{facts}</View>
        </View>
        <View className="product__columns">
          <View className="product__left">
            {!wide && about}
            <SectionBoundary>
              <Reviews product={data.product} />
            </SectionBoundary>
          </View>
          {wide && <View className="product__right">{about}</View>}
        </View>
        <SectionBoundary>
          <Neighbours title={t('product.related')} products={data.related} />
        </SectionBoundary>
        <SectionBoundary>
          <Neighbours title={t('product.hot')} products={data.hot} />
        </SectionBoundary>
      </View>
      <Slot>
        {buying.asking && (
          <LazyChooseSheet
            data={data}
            variant={variant}
            asked
            action={t(buying.asking === 'buy' ? 'product.buy_now' : 'product.add_to_cart')}
            onConfirm={buying.confirm}
            onClose={buying.close}
          />
        )}
      </Slot>
    </Page>
  )
})
