import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { cx } from '@/kit/cx'
import { Picture } from '@/kit/picture/picture'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { selectedLines } from '@/domain/cart/cart-lines'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './section.scss'

/** Up to so many lines are shown with their names. */
const NAMED = 3

/** What is bought, in short: the lines of a small purchase, the pictures of a large one. */
export const Goods = observer(function Goods({ info }: { info: CartInfo }) {
  const { parts } = usePrice()
  const lines = selectedLines(info)
  const shopOf = (itemId: string) =>
    info.shops.find(({ products }) => products.some(({ item_id }) => item_id === itemId))?.name ?? ''
  if (lines.length <= NAMED) {
    return (
      <View>
        {lines.map((line, index) => (
          <View key={line.item_id} className={cx('section__line', index > 0 && 'section__line--later')}>
            <View className="section__picture">
              <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
            </View>
            <View className="section__words">
              <Text lines={1}>{localised(line, 'name', settings.language)}</Text>
              <Text size={13} tone="ink2" lines={1}>
                {variantWith(line.custom_option_info, shopOf(line.item_id))}
              </Text>
            </View>
            <View className="section__end">
              <Price parts={parts(line.row_price)} size={15} reduced={line.base_price !== undefined} />
              <Text size={13} tone="ink2" align="right">
                {t('cart.items', { count: line.qty })}
              </Text>
            </View>
          </View>
        ))}
      </View>
    )
  }
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  const shops = new Set(lines.map(({ item_id }) => shopOf(item_id)))
  return (
    <View>
      <View className="section__pictures">
        {lines.slice(0, 8).map(({ item_id, image, ground }) => (
          <View key={item_id} className="section__small">
            <Picture image={image} ground={ground} alt="" radius="thumb" small />
          </View>
        ))}
      </View>
      <Text size={13} tone="ink2">
        {[t('checkout.shops', { count: shops.size }), t('cart.items', { count: pieces })].join(', ')}
      </Text>
    </View>
  )
})
