import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { cartIds } from '../cart-ids'
import { Total } from '@/kit/sticky-bar/total'
import { selectedLines } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { usePrice } from '@/hooks/use-price'
import { CheckOutButton } from './check-out-button'
import { SelectAll } from './select-all'
import './cart-bar.scss'

/** The bar under the cart: select all, the total, and the checkout button. */
export const CartBar = observer(function CartBar({ info }: { info: CartInfo }) {
  const { parts } = usePrice()
  const count = selectedLines(info).reduce((sum, { qty }) => sum + qty, 0)
  return (
    <View className="cart-bar">
      <SelectAll info={info} />
      <View className="cart-bar__total">
        <Total caption={t('cart.total_items', { count })} parts={parts(info.grand_total)} id={cartIds.cartTotal} end />
      </View>
      <View className="cart-bar__action">
        <CheckOutButton info={info} />
      </View>
    </View>
  )
})
