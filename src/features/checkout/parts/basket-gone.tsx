import { observer } from 'mobx-react-lite'
import cartArt from '@/kit/art/cart.webp'
import { State } from '@/kit/state/state'
import { basketText } from '../texts/basket'
import { back } from '@/platform/navigation/navigation'

/** Shown when the basket was bought or replaced, or is sold out: the user must choose the product again. */
export const BasketGone = observer(function BasketGone() {
  return (
    <State
      id="basket-gone"
      art={cartArt}
      title={basketText('gone')}
      text={basketText('gone_text')}
      action={{ label: basketText('again'), onPress: () => back() }}
    />
  )
})
