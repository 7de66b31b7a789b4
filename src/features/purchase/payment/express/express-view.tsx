import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { LazyUnselected } from '@/features/purchase/cart/lazy-changed'
import { Reassurance } from '@/features/purchase/shared/reassurance'
import { useWide } from '@/shell/page/use-wide'
import { chosenMethod } from '@/domain/cart/checkout-sums'
import { sectionsOf, type Completable } from '@/domain/cart/checkout-sections'
import { selectedLines } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { checkout } from '@/stores/checkout'
import { Confirmation } from '../confirmation/confirmation'
import { ConfirmedPage } from '../confirmation/confirmed-page'
import { PayButton } from '../pay/pay-button'
import { chargeOf, isPayable } from '../pay/payment-choice'
import { usePayment } from '../pay/use-payment'
import { ConfirmSums } from './confirm-sums'
import { ExpressFrame } from './express-frame'
import { Goods } from './goods'
import type { Opened } from './open-express'
import { CheckoutSection } from './section'
import { DeliverySection, PaymentSection, ShipmentSection, type Part } from './sections'
import type { ExpressAddress, Step } from './use-step'
import { useQuoted } from './use-quoted'
import '../pay/pay.scss'

interface ExpressViewProps {
  readonly opened: Opened
  readonly address: ExpressAddress
  readonly step: Step
  readonly reload: () => void
  readonly onPlaced: () => void
}

/** The checkout on one page: everything is chosen, each section can be changed, and one tap pays. */
export const ExpressView = observer(function ExpressView({
  opened,
  address,
  step,
  reload,
  onPlaced,
}: ExpressViewProps) {
  const { data } = opened
  const { basket_id } = address
  const quoted = useQuoted(opened, basket_id ?? null)
  const { shipping } = quoted.bill
  const payment = usePayment({ loaded: quoted.bill, shipping, suggestion: data.chosen, onPlaced, onRefused: reload })
  const wide = useWide()
  const { bill, choice } = payment
  if (payment.paid !== null) {
    return (
      <ConfirmedPage>
        <Confirmation
          shops={bill.shops}
          charge={chargeOf(bill, payment.paid)}
          caption={t(payment.paid === 'cash' ? 'checkout.paid_cash' : 'checkout.paid_wallet')}
        />
      </ConfirmedPage>
    )
  }

  const isPlaced = bill.kind === 'orders'
  const info = bill.info ?? data.cart_info
  const sections = sectionsOf(
    {
      my_cart: selectedLines(info).every(({ qty, stock }) => isPlaced || qty <= stock),
      shipment: isPlaced || checkout.addressOf(data) !== undefined,
      delivery: isPlaced || data.shippings.every((one) => chosenMethod(one, checkout.methods) !== undefined),
      payment: isPayable(bill, choice),
    },
    step.asked,
  )
  const show = (section: Completable) => {
    if (section === 'my_cart') void go('myCart', { basket_id })
    else step.ask(section)
  }
  /** What is ordered keeps its goods, address and methods; how it is paid can still be changed. */
  const partOf = (section: Completable): Part => {
    const open = sections.open === section
    const state = sections.states[section]
    const isFixed = isPlaced && section !== 'payment'
    const toggle = isFixed || state !== 'done' ? undefined : () => (open ? step.ask(null) : show(section))
    return { section, state, open: open && !isFixed, toggle }
  }
  const toggleGoods = isPlaced ? undefined : { open: false, onPress: () => show('my_cart') }
  const button =
    quoted.ask && !isPlaced ? (
      <PayButton payment={{ ...payment, pay: quoted.ask }} />
    ) : (
      <PayButton payment={payment} busy={quoted.busy && !isPlaced} />
    )
  return (
    <ExpressFrame
      sections={sections}
      onStep={isPlaced ? undefined : show}
      address={address}
      goods={
        <CheckoutSection section="my_cart" state={sections.states.my_cart} change={toggleGoods}>
          {!basket_id && <LazyUnselected />}
          <Goods info={info} />
        </CheckoutSection>
      }
      sums={
        <CheckoutSection section="confirm" state={sections.states.confirm}>
          <ConfirmSums bill={bill} onChanged={reload} />
          {wide && (
            <View className="pay__side">
              {button}
              <Reassurance />
            </View>
          )}
        </CheckoutSection>
      }
      button={button}
    >
      <ShipmentSection part={partOf('shipment')} data={data} onSaved={reload} />
      <DeliverySection part={partOf('delivery')} data={data} />
      <PaymentSection part={partOf('payment')} payment={payment} />
    </ExpressFrame>
  )
})
