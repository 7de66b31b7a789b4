import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartShop } from '@contract/entities/cart'
import { check } from '@/kit/icon/glyphs/check'
import { truck } from '@/kit/icon/glyphs/truck'
import { Callout } from '@/kit/callout/callout'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { freeShipping } from '@/domain/cart/free-shipping'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { usePrice } from '@/hooks/use-price'
import './cart-shop.scss'

/** From this share of the way on, what is missing is worth a bar. */
const NEAR_PERCENT = 50

/**
 * The amount that is missing for a shop's free shipping, which leads to its goods; nothing while none of its lines is
 * selected.
 */
export const FreeShipping = observer(function FreeShipping({ shop }: { shop: CartShop }) {
  const { price } = usePrice()
  const state = freeShipping(shop)
  if (state === null) return null
  if (state.missing === null) {
    return (
      <View className="cart-shop__note">
        <Callout kind="success" icon={check}>
          {t('cart.free_reached')}
        </Callout>
      </View>
    )
  }
  const missing = t('cart.free_missing', { amount: price(state.missing) })
  const params = { shop_id: shop.shop_id }
  const quiet = state.percent < NEAR_PERCENT
  return (
    <Pressable
      role="link"
      label={missing}
      href={hrefTo('shop', params)}
      onPress={() => go('shop', params)}
      className={quiet ? 'cart-shop__note--quiet' : 'cart-shop__note'}
    >
      {quiet ? (
        <Text size={13} tone="ink2">
          {missing}
        </Text>
      ) : (
        <Callout icon={truck} percent={state.percent} meterLabel={t('cart.free_meter')}>
          {missing}
        </Callout>
      )}
    </Pressable>
  )
})
