import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartShop } from '@contract/entities/cart'
import { check } from '@/kit/icon/glyphs/check'
import { truck } from '@/kit/icon/glyphs/truck'
import { Callout } from '@/kit/callout/callout'
import { freeShipping } from '@/domain/cart/free-shipping'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import './cart-shop.scss'

/** The amount that is missing for a shop's free shipping; nothing while none of its lines is selected. */
export const FreeShipping = observer(function FreeShipping({ shop }: { shop: CartShop }) {
  const { price } = usePrice()
  const state = freeShipping(shop)
  if (state === null) return null
  return (
    <View className="cart-shop__note">
      {state.missing === null ? (
        <Callout kind="success" icon={check}>
          {t('cart.free_reached')}
        </Callout>
      ) : (
        <Callout icon={truck} percent={state.percent} meterLabel={t('cart.free_meter')}>
          {t('cart.free_missing', { amount: price(state.missing) })}
        </Callout>
      )}
    </View>
  )
})
