import { observer } from 'mobx-react-lite'
import cartArt from '@/kit/art/cart.webp'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { useWayOut, type Step } from './use-way-out'
import { back, backOr } from '@/platform/navigation/navigation'

interface BasketGoneProps {
  step: Step
  productId?: string
}

/**
 * Shown when the basket was bought, replaced or kept for too long, or is sold out: the user must choose the product
 * again. Leads back, or to the product where nothing lies below.
 */
export const BasketGone = observer(function BasketGone({ step, productId }: BasketGoneProps) {
  if (useWayOut(step)) return null
  return (
    <State
      id="basket-gone"
      art={cartArt}
      title={t('basket.gone')}
      text={t('basket.gone_text')}
      action={{
        label: t('basket.again'),
        onPress: () => (productId ? backOr('product', { product_id: productId }) : back()),
      }}
    />
  )
})
