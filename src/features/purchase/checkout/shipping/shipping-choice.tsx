import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartShop } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { checkoutIds } from '../../checkout-ids'
import { RadioRow } from '@/kit/radio-row/radio-row'
import { Picture } from '@/kit/picture/picture'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { chosenMethod, type Shippings } from '@/domain/cart/checkout-sums'
import { formatDaySpan } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import '../../shared/steps.scss'

/** The shipping methods of a shop, with their days and costs. `level` is that of its heading. */
export const ShippingChoice = observer(function ShippingChoice({
  shop,
  shipping,
  level = 2,
}: {
  level?: 2 | 3
  shop: CartShop
  shipping: Shippings[number]
}) {
  const { price } = usePrice()
  const lines = shop.products.filter(({ selected, active }) => selected && active)
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  const chosen = chosenMethod(shipping, checkout.methods)
  return (
    <View>
      <View className="steps__head">
        <ShopMark image={shop.image} ground={shop.ground} />
        <View className="steps__title steps__title--beside">
          <Text bold heading={level} lines={1}>
            {shop.name}
          </Text>
        </View>
      </View>
      <View className="steps__goods">
        {lines.slice(0, 4).map((line) => (
          <View key={line.item_id} className="steps__picture">
            <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
          </View>
        ))}
        <Text size={13} tone="ink2">
          {t('cart.items', { count })}
        </Text>
      </View>
      <Box role="radiogroup" label={t('checkout.shipping_of', { shop: shop.name })} className="steps__list">
        {shipping.methods.map((method) => {
          const free = Number(method.cost) === 0
          const cost = free ? t('cart.free') : price(method.cost)
          const on = method === chosen
          return (
            <View key={method.method} className="steps__option">
              <RadioRow
                id={checkoutIds.shippingMethod(shop.shop_id, method.method)}
                title={method.name}
                note={formatDaySpan(method.eta_from, method.eta_to, settings.language)}
                end={
                  <Text bold={on || free} tone={free ? 'success' : 'ink'} figures>
                    {cost}
                  </Text>
                }
                endLabel={cost}
                chosen={on}
                onPress={() => checkout.chooseMethods({ [shop.shop_id]: method.method })}
              />
            </View>
          )
        })}
      </Box>
    </View>
  )
})
