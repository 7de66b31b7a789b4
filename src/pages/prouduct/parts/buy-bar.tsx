import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/button/button'
import type { ProductData, Variant } from '@/components/choose-sheet/use-variant'
import { IconButton } from '@/components/icon-button/icon-button'
import { shoppingBag } from '@/components/icon/glyphs/shopping-bag'
import { ids } from '@/components/ids'
import { hrefTo } from '@/components/page/href'
import { rowPrice } from '@/domain/row-price'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { cart } from '@/stores/cart'
import { usePrice } from '@/stores/use-price'
import type { Buying } from './use-buying'
import './buy-bar.scss'

interface BuyBarProps {
  data: ProductData
  variant: Variant
  buying: Buying
  wide: boolean
}

/** The way to the cart with its count, and the two ways to buy; on wide screens the cart stands in the header. */
export const BuyBar = observer(function BuyBar({ data, variant, buying, wide }: BuyBarProps) {
  const { price } = usePrice()
  const { count } = cart
  const soldOut = data.product.stock <= 0
  return (
    <View className="buy-bar">
      {!wide && (
        <IconButton
          glyph={shoppingBag}
          label={count > 0 ? t('common.cart_count', { count }) : t('nav.cart')}
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
            id={ids.addToCart}
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
              id={ids.addToCart}
              label={t('product.add_to_cart')}
              onPress={() => buying.start('cart')}
            />
          </View>
          <View className="buy-bar__button">
            <Button
              block
              pair
              id={ids.buyNow}
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
