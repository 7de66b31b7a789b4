import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { BasketGone } from '@/features/checkout/parts/basket-gone'
import type { Bill } from './parts/bill'
import { CardPayment } from './parts/card-payment'
import { CartSkeleton } from '@/features/cart/parts/cart-skeleton'
import { CheckoutSteps } from '@/features/checkout/parts/checkout-steps'
import { ConfirmedPage } from './parts/confirmed-page'
import { loadBill } from './parts/load-bill'
import { NoPaymentDue } from './parts/no-payment-due'
import { PlacedConfirmation } from './parts/placed-confirmation'
import { PayView } from './parts/pay-view'

const idsOf = (list: string) => list.split(',').filter((id) => id !== '')

/** Steps 4 and 5 of the checkout: payment and confirmation; also for orders that wait for a payment [route.pay]. */
const Pay = observer(function Pay() {
  const { order_ids = '', basket_id = '' } = useParams('pay')
  const load = useLoad((options) => loadBill(idsOf(order_ids), basket_id, options), [order_ids, basket_id])
  // kept once it has loaded: the checkout is empty after the orders are placed
  const bill = useRef<Bill | null>(null)
  const latest = load.data?.bill ?? null
  bill.current ??= latest
  const [placed, ...others] = load.data?.placed ?? []
  if (bill.current) return <PayView loaded={bill.current} shipping={(latest ?? bill.current).shipping} />
  if (placed) {
    return (
      <ConfirmedPage>
        <PlacedConfirmation orders={[placed, ...others]} />
      </ConfirmedPage>
    )
  }
  return (
    <Page id={pageIds.pay} title={t('checkout.pay_title')} surface="ground" under={<CheckoutSteps step="payment" />}>
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {({ gone }) => (gone ? <BasketGone /> : <NoPaymentDue />)}
      </LoadStates>
    </Page>
  )
})

export default screen(function PayPage() {
  const { payment_id } = useParams('pay')
  if (!useGuard('pay')) return null
  return payment_id ? <CardPayment key={payment_id} paymentId={payment_id} /> : <Pay />
})
