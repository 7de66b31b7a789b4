import { observer } from 'mobx-react-lite'
import cartArt from '@/kit/art/cart.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useWayOut, type Step } from './use-way-out'

/** Shown in a step of the checkout when there is nothing to buy. */
export const NothingSelected = observer(function NothingSelected({ step }: { step: Step }) {
  if (useWayOut(step)) return null
  return (
    <State
      art={cartArt}
      title={t('checkout.nothing_title')}
      text={t('checkout.nothing_text')}
      action={{ label: t('checkout.to_cart'), onPress: () => relaunch('cart') }}
    />
  )
})
