import { observer } from 'mobx-react-lite'
import cartArt from '@/kit/art/cart.webp'
import { cartIds } from '../cart-ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'

/** The empty cart. */
export const CartEmpty = observer(function CartEmpty() {
  return (
    <State
      id={cartIds.cartEmpty}
      art={cartArt}
      title={t('cart.empty_title')}
      text={t('cart.empty_text')}
      action={{ label: t('cart.empty_action'), onPress: () => relaunch('home') }}
    />
  )
})
