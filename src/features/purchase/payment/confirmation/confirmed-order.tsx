import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useInvoice } from '@/features/orders/use-invoice'
import { Box } from '@/kit/box/box'
import { Button } from '@/kit/button/button'
import { fileText } from '@/kit/icon/glyphs/file-text'
import { truck } from '@/kit/icon/glyphs/truck'
import { idOf } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { formatDaySpan } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import type { BillShop } from '../pay/bill'
import './confirmation.scss'

interface ConfirmedOrderProps {
  readonly shop: BillShop
  /** Whether it is the only one: then the page says above when it arrives. */
  readonly alone: boolean
}

/** The order of one shop, with the ways to it, to its parcel and to its invoice. */
export const ConfirmedOrder = observer(function ConfirmedOrder({ shop, alone }: ConfirmedOrderProps) {
  const { order, arrives, things } = shop
  const invoice = useInvoice(order?.order_id ?? '')
  if (!order) return null
  const params = { order_id: order.order_id }
  const name = t('checkout.order_link', { number: order.increment_id, shop: shop.name })
  return (
    <View className="confirmation__order">
      <Pressable
        id={idOf.orderCard(order.order_id)}
        role="link"
        byContent
        label={name}
        href={hrefTo('order', params)}
        onPress={() => go('order', params)}
        className="confirmation__link"
      >
        <View className="confirmation__head">
          <ShopMark image={shop.image} ground={shop.ground} />
          <View className="confirmation__shop">
            <Text bold lines={1}>
              {shop.name}
            </Text>
          </View>
          <Text size={13} tone="ink2" figures>
            {order.increment_id}
          </Text>
        </View>
        <View className="confirmation__goods">
          {things.slice(0, 3).map(({ key, image, ground }) => (
            <View key={key} className="confirmation__picture">
              <Picture image={image} ground={ground} alt="" radius="thumb" small />
            </View>
          ))}
          {arrives && !alone && (
            <View className="confirmation__arrives">
              <Text size={13} tone="ink2" align="right">
                {t('checkout.arrives')}
              </Text>
              <Text size={13} bold align="right">
                {formatDaySpan(arrives[0], arrives[1], settings.language)}
              </Text>
            </View>
          )}
        </View>
      </Pressable>
      <Box role="group" label={name} className="confirmation__ways">
        <Button
          kind="line"
          size="sm"
          pair
          icon={truck}
          label={t('checkout.placed_track')}
          href={hrefTo('track', params)}
          onPress={() => go('track', params)}
        />
        <Button
          kind="line"
          size="sm"
          pair
          icon={fileText}
          label={t('checkout.placed_invoice')}
          busy={invoice.writing}
          onPress={invoice.open}
        />
      </Box>
    </View>
  )
})
