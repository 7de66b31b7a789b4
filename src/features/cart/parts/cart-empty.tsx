import cartArt from '@/kit/art/cart.webp'
import { cartIds } from '../ids'
import { State } from '@/kit/state/state'
import { useT } from '@/locales/use-t'
import { relaunch } from '@/platform/navigation/navigation'

/** The empty cart. */
export function CartEmpty() {
  const t = useT()
  return (
    <State
      id={cartIds.cartEmpty}
      art={cartArt}
      title={t('cart.empty_title')}
      text={t('cart.empty_text')}
      action={{ label: t('cart.empty_action'), onPress: () => relaunch('home') }}
    />
  )
}
