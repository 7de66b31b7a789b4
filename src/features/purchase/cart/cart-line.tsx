import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CART_LINE_MAX } from '@contract/base/constants'
import type { CartLine as Line } from '@contract/entities/cart'
import { Box } from '@/kit/box/box'
import { cx } from '@/kit/cx'
import { IconButton } from '@/kit/icon-button/icon-button'
import { trash } from '@/kit/icon/glyphs/trash'
import { cartIds } from '../cart-ids'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { OldPrice } from '@/kit/price/old-price'
import { Price } from '@/kit/price/price'
import { Stepper } from '@/kit/stepper/stepper'
import { Text } from '@/kit/text/text'
import { Checkbox } from '@/kit/checkbox/checkbox'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { CartVariant } from './cart-variant'
import { LazyChooseAgain, LazyPriceChanged } from './lazy-changed'
import './cart-line.scss'

const FEW = 10

interface CartLineProps {
  line: Line
  first?: boolean
  ticked: boolean
  onTick: (on: boolean) => void | Promise<unknown>
  /** Also lets unavailable lines be ticked, to remove them. */
  all?: boolean
}

/** Why a line is unavailable, or that few pieces are left; undefined otherwise, and where its variant must be chosen again. */
function warningOf({ active, inactive_reason, stock, qty }: Line): { text: string; urgent: boolean } | undefined {
  if (inactive_reason === 'choose') return undefined
  const withdrawn = stock > 0 || inactive_reason === 'withdrawn'
  if (!active) return { text: t(withdrawn ? 'cart.withdrawn' : 'cart.sold_out'), urgent: true }
  if (stock >= FEW && qty <= stock) return undefined
  return { text: t('cart.few_left', { count: stock }), urgent: qty > stock }
}

/** One line of the cart: tick, picture, variant, price, quantity. An unavailable line says why [stock.inactive]. */
export const CartLine = observer(function CartLine({ line, first, ticked, onTick, all }: CartLineProps) {
  const { parts, price } = usePrice()
  const { item_id: id, active, qty } = line
  const name = localised(line, 'name', settings.language)
  const params = { product_id: line.product_id }
  const warning = warningOf(line)
  return (
    <Box role="listitem" id={cartIds.cartLine(id)} className={cx('cart-line', !first && 'cart-line--next')}>
      <View className="cart-line__tick">
        <Checkbox
          id={cartIds.cartSelect(id)}
          label={t('cart.select_line', { name })}
          on={ticked}
          disabled={!active && !all}
          onPress={() => onTick(!ticked)}
        />
      </View>
      <View className={cx('cart-line__picture', !active && 'cart-line__picture--off')}>
        <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
      </View>
      <View className="cart-line__words">
        <Pressable
          role="link"
          label={name}
          byContent
          href={hrefTo('product', params)}
          onPress={() => go('product', params)}
          className="cart-line__name"
        >
          <Text lines={2} tone={active ? 'ink' : 'ink2'}>
            {name}
          </Text>
        </Pressable>
        {line.inactive_reason === 'choose' ? <LazyChooseAgain line={line} /> : <CartVariant line={line} />}
        <LazyPriceChanged line={line} />
        {warning && (
          <Text size={13} tone={warning.urgent ? 'danger' : 'warn'}>
            {warning.text}
          </Text>
        )}
        <View className="cart-line__foot">
          {active && (
            <View className="cart-line__price">
              {line.base_price && (
                <OldPrice parts={parts(line.base_price)} label={t('cart.was', { price: price(line.base_price) })} />
              )}
              <Price parts={parts(line.price)} size={17} reduced={line.base_price !== undefined} />
            </View>
          )}
          {active ? (
            <Stepper
              value={qty}
              max={Math.min(line.stock, CART_LINE_MAX)}
              onChange={(value) => void cart.update(id, 'set', { qty: value })}
              onRemove={() => void cart.remove([id])}
              words={{
                label: t('cart.qty_of', { name }),
                less: t('common.less'),
                more: t('common.more'),
                remove: t('cart.remove_line', { name }),
              }}
              ids={{
                less: cartIds.cartLess(id),
                more: cartIds.cartMore(id),
                value: cartIds.cartQty(id),
                remove: cartIds.cartRemove(id),
              }}
            />
          ) : (
            <IconButton
              id={cartIds.cartRemove(id)}
              glyph={trash}
              label={t('cart.remove_line', { name })}
              onPress={() => void cart.remove([id])}
            />
          )}
        </View>
      </View>
    </Box>
  )
})
