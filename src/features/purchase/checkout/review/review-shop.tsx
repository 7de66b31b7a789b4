import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartShop } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { idOf } from '@/kit/ids'
import { Panel } from '@/kit/panel/panel'
import { Picture } from '@/kit/picture/picture'
import { Price } from '@/kit/price/price'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './review-shop.scss'

/** A review of the lines from one shop. */
export const ReviewShop = observer(function ReviewShop({ shop }: { shop: CartShop }) {
  const { parts } = usePrice()
  const lines = shop.products.filter(({ selected, active }) => selected && active)
  return (
    <Panel id={idOf.cartShop(shop.shop_id)}>
      <View className="review-shop__head">
        <ShopMark image={shop.image} ground={shop.ground} />
        <View className="review-shop__name">
          <Text bold heading={2} lines={1}>
            {shop.name}
          </Text>
        </View>
      </View>
      <Box role="list" label={shop.name} className="review-shop__lines">
        {lines.map((line) => (
          <Box role="listitem" key={line.item_id} className="review-shop__line">
            <View className="review-shop__picture">
              <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
            </View>
            <View className="review-shop__words">
              <Text lines={2}>{localised(line, 'name', settings.language)}</Text>
              <Text size={13} tone="ink2">
                {variantWith(line.custom_option_info, t('cart.items', { count: line.qty }))}
              </Text>
              <View className="review-shop__price">
                <Price parts={parts(line.row_price)} size={15} reduced={line.base_price !== undefined} />
              </View>
            </View>
          </Box>
        ))}
      </Box>
    </Panel>
  )
})
