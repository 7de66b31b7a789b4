import { observer } from 'mobx-react-lite'
import cartArt from '@/kit/art/cart.webp'
import { State } from '@/kit/state/state'
import { basketText } from '@/locales/own/basket'
import { back } from '@/platform/navigation/navigation'

/** The basket was bought, replaced, or is sold out: the product has to be chosen again. */
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
