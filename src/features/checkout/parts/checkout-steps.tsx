import { observer } from 'mobx-react-lite'
import { StepBar } from '@/kit/step-bar/step-bar'
import '@/locales/late/checkout'
import { t } from '@/locales/t'

const STEPS = ['my_cart', 'shipment', 'delivery', 'payment', 'confirm'] as const
type CheckoutStep = (typeof STEPS)[number]

/** The five steps of the checkout [screen.cart-steps], with the current one marked. */
export const CheckoutSteps = observer(function CheckoutSteps({ step }: { step: CheckoutStep }) {
  const current = STEPS.indexOf(step)
  const name = t(`checkout.step_${step}`)
  return (
    <StepBar
      steps={STEPS.map((one) => t(`checkout.step_${one}`))}
      current={current}
      label={t('checkout.step_of', { step: current + 1, name })}
      finished={step === 'confirm'}
    />
  )
})
