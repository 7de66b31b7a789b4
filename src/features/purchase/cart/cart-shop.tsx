import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartLine as Line, CartShop as Shop } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { idOf } from '@/kit/ids'
import { Panel } from '@/kit/panel/panel'
import { Row } from '@/kit/row/row'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { t } from '@/locales/t'
import { CartLine } from './cart-line'
import { FreeShipping } from './free-shipping'
import './cart-shop.scss'

interface CartShopProps {
  shop: Shop
  isTicked: (line: Line) => boolean
  onTick: (lines: readonly Line[], on: boolean) => void
  /** On the page that removes several lines: every line can be ticked, and free shipping is not advertised. */
  all?: boolean
}

/** The lines of one shop, with a tick for all of them. */
export const CartShop = observer(function CartShop({ shop, isTicked, onTick, all }: CartShopProps) {
  const able = all ? shop.products : shop.products.filter(({ active }) => active)
  const on = able.length > 0 && able.every(isTicked)
  return (
    <Panel id={idOf.cartShop(shop.shop_id)}>
      <View className="cart-shop__head">
        <View className="cart-shop__tick">
          <Checkbox
            label={t('cart.select_shop', { shop: shop.name })}
            on={on}
            disabled={able.length === 0}
            onPress={() => onTick(able, !on)}
          />
        </View>
        <ShopMark image={shop.image} ground={shop.ground} />
        <View className="cart-shop__name">
          <Text bold heading={2} lines={1}>
            {shop.name}
          </Text>
        </View>
      </View>
      {!all && <FreeShipping shop={shop} />}
      <Box role="list" label={shop.name} className="cart-shop__lines">
        {shop.products.map((line, index) => (
          <Row key={line.item_id}>
            <CartLine
              line={line}
              first={index === 0}
              ticked={isTicked(line)}
              onTick={(value) => onTick([line], value)}
              all={all}
            />
          </Row>
        ))}
      </Box>
    </Panel>
  )
})
