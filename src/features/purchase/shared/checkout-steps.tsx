import { observer } from 'mobx-react-lite'
import { StepBar } from '@/kit/step-bar/step-bar'
import { SECTIONS, type Section } from '@/domain/cart/checkout-sections'
import { t } from '@/locales/t'

interface CheckoutStepsProps {
  step: Section
  /** Everything is done. */
  finished?: boolean
  /** Shows a step that is done, where all are on one page. */
  onPress?: (step: Section) => void
  /** H5: the address of a step. */
  hrefOf?: (step: Section) => string
}

/** The five steps of the checkout [screen.cart-steps], with the current one marked. */
export const CheckoutSteps = observer(function CheckoutSteps({ step, finished, onPress, hrefOf }: CheckoutStepsProps) {
  const current = SECTIONS.indexOf(step)
  const name = t(`checkout.step_${step}`)
  return (
    <StepBar
      steps={SECTIONS.map((one) => t(`checkout.step_${one}`))}
      current={current}
      label={t('checkout.step_of', { step: current + 1, name })}
      finished={finished}
      onPress={onPress && ((index) => onPress(SECTIONS[index] ?? 'confirm'))}
      hrefOf={hrefOf && ((index) => hrefOf(SECTIONS[index] ?? 'confirm'))}
    />
  )
})
