import cartArt from '@/components/art/cart.webp'
import { ids } from '@/components/ids'
import { State } from '@/components/state/state'
import { useT } from '@/locales/use-t'
import { relaunch } from '@/platform/navigation'

/** What stands where the cart has no lines. */
export function CartEmpty() {
  const t = useT()
  return (
    <State
      id={ids.cartEmpty}
      art={cartArt}
      title={t('cart.empty_title')}
      text={t('cart.empty_text')}
      action={{ label: t('cart.empty_action'), onPress: () => relaunch('home') }}
    />
  )
}
