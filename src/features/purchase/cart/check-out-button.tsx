import { observer } from 'mobx-react-lite'
import type { CartInfo } from '@contract/entities/cart'
import { Button } from '@/kit/button/button'
import { cartIds } from '../cart-ids'
import { selectedLines } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { cart } from '@/stores/cart'
import { toast } from '@/stores/toast'
import { usePrice } from '@/hooks/use-price'

/** Leads to the checkout. When nothing is selected, it says what to do. */
export const CheckOutButton = observer(function CheckOutButton({ info, amount }: { info: CartInfo; amount?: boolean }) {
  const { price } = usePrice()
  if (selectedLines(info).length === 0) {
    const text = t('cart.nothing_selected')
    return <Button id={cartIds.cartCheckout} kind="blocked" label={text} onPress={() => toast.show(text)} />
  }
  const label = amount ? t('cart.check_out_amount', { amount: price(info.grand_total) }) : t('cart.check_out')
  const checkOut = async () => {
    await cart.checkOut()
    await go('pay')
  }
  return <Button id={cartIds.cartCheckout} label={label} onPress={checkOut} />
})
