import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import type { ProductData, Variant } from '../use-variant'
import { countShown } from '@/kit/count/count-text'
import { IconButton } from '@/kit/icon-button/icon-button'
import { shoppingBag } from '@/kit/icon/glyphs/shopping-bag'
import { ids } from '@/kit/ids'
import { productIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { rowPrice } from '@/domain/money/row-price'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { cart } from '@/stores/cart'
import { usePrice } from '@/hooks/use-price'
import type { Buying } from './use-buying'
import './buy-bar.scss'

interface BuyBarProps {
  data: ProductData
  variant: Variant
  buying: Buying
  wide: boolean
}

/** The cart button with its count, and the two buttons to buy. On wide screens the cart is in the header. */
export const BuyBar = observer(function BuyBar({ data, variant, buying, wide }: BuyBarProps) {
  const { price } = usePrice()
  const { count } = cart
  const soldOut = data.product.stock <= 0
  return (
    <View className="buy-bar">
      {!wide && (
        <IconButton
          glyph={shoppingBag}
          label={count > 0 ? t('common.cart_count', countShown(count)) : t('nav.cart')}
          count={count}
          countId={ids.cartCount}
          href={hrefTo('cart')}
          onPress={() => go('cart')}
        />
      )}
      {soldOut ? (
        <View className="buy-bar__button">
          <Button
            block
            kind="blocked"
            id={productIds.addToCart}
            label={t('product.sold_out')}
            onPress={() => buying.start('cart')}
          />
        </View>
      ) : (
        <>
          <View className="buy-bar__button">
            <Button
              block
              pair
              kind="soft"
              quiet
              id={productIds.addToCart}
              label={t('product.add_to_cart')}
              onPress={() => buying.start('cart')}
            />
          </View>
          <View className="buy-bar__button">
            <Button
              block
              pair
              id={productIds.buyNow}
              label={t('product.buy_now')}
              note={price(rowPrice(variant.price.price, variant.qty))}
              onPress={() => buying.start('buy')}
            />
          </View>
        </>
      )}
    </View>
  )
})
