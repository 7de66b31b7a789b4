import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Badge } from '@/kit/badge/badge'
import { DiscountBadge } from '@/kit/badge/discount-badge'
import type { ProductData, Variant } from '../use-variant'
import { productIds } from '../ids'
import { OldPrice } from '@/kit/price/old-price'
import { Price } from '@/kit/price/price'
import { Rating } from '@/kit/rating/rating'
import { Text } from '@/kit/text/text'
import { compactCount } from '@/domain/text/compact-count'
import { formatDateTime } from '@/domain/time/dates'
import { localised } from '@/domain/text/localised'
import { shownRate } from '@/domain/money/rate'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './headline.scss'

interface HeadlineProps {
  data: ProductData
  variant: Variant
  wide: boolean
}

/** Price, name and rating of the product. */
export const Headline = observer(function Headline({ data, variant, wide }: HeadlineProps) {
  const { product } = data
  const { language } = settings
  const { parts } = usePrice()
  const { price, was, percent } = variant.price
  const { flash } = product
  const sold = t('product.sold', { count: compactCount(product.sold, language) })
  const reviews =
    product.review_count > 0 ? t('product.reviews', { count: product.review_count }) : t('product.reviews_none_short')
  const priced = (
    <View className="headline__prices">
      <Price id={productIds.productPrice} parts={parts(price)} size={wide ? 32 : 24} reduced={was !== undefined} />
      {was !== undefined && (
        <View className="headline__was">
          <OldPrice parts={parts(was)} />
        </View>
      )}
      <View className="headline__was">
        <DiscountBadge percent={percent} kind={flash ? 'flash' : 'tint'} />
      </View>
      {product.stock <= 0 && <Badge id={productIds.productStock} kind="mute" text={t('product.sold_out')} />}
    </View>
  )
  return (
    <View className="headline">
      {!wide && priced}
      <Text id={productIds.productName} size={wide ? 32 : 20} bold>
        {localised(product, 'name', language)}
      </Text>
      <View className="headline__rating">
        <Rating value={shownRate(product.rate, language)} note={`${reviews} · ${sold}`} />
      </View>
      {wide && priced}
      {flash && (
        <Text size={13} bold tone="accentPress">
          {`${t('product.flash_until', { time: formatDateTime(flash.ends_at, language) })} · ${t('product.left', { count: flash.left })}`}
        </Text>
      )}
    </View>
  )
})
