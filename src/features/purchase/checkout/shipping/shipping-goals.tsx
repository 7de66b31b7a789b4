import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Chip } from '@/kit/chip/chip'
import type { Shippings } from '@/domain/cart/checkout-sums'
import { methodsFor, servedBy, SHIPPING_GOALS } from '@/domain/cart/shipping-goals'
import { t } from '@/locales/t'
import { checkout } from '@/stores/checkout'
import { checkoutIds } from '../../checkout-ids'
import '../../shared/steps.scss'

/** One tap that chooses for all shops; nothing where there is only one shop. */
export const ShippingGoals = observer(function ShippingGoals({ shippings }: { shippings: Shippings }) {
  if (shippings.length < 2) return null
  const served = servedBy(shippings, checkout.methods)
  return (
    <Box role="group" label={t('checkout.all_shops')} className="steps__buttons">
      {SHIPPING_GOALS.map((goal) => (
        <Chip
          key={goal}
          id={checkoutIds.shippingGoal(goal)}
          text={t(`checkout.${goal}`)}
          label={`${t('checkout.all_shops')}: ${t(`checkout.${goal}`)}`}
          on={served.includes(goal)}
          onPress={() => checkout.chooseMethods(methodsFor(goal, shippings))}
        />
      ))}
    </Box>
  )
})
