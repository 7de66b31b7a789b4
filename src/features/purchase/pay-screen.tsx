import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { ResumeBuyNow } from '@/features/purchase/checkout/review/resume-buy-now'
import type { Bill } from './payment/pay/bill'
import { CardPayment } from './payment/card/card-payment'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { ConfirmedPage } from './payment/confirmation/confirmed-page'
import { loadBill } from './payment/pay/load-bill'
import { NoPaymentDue } from './payment/pay/no-payment-due'
import { PlacedConfirmation } from './payment/confirmation/placed-confirmation'
import { PayView } from './payment/pay/pay-view'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { ExpressCheckout } from './payment/express/express-checkout'
import { GuestCheckout } from './payment/express/guest-checkout'

const idsOf = (list: string) => list.split(',').filter((id) => id !== '')

/** Steps 4 and 5 of orders that wait for a payment: payment and confirmation. */
const PayOrders = observer(function PayOrders({ orderIds }: { orderIds: string }) {
  const load = useLoad((options) => loadBill(idsOf(orderIds), options), [orderIds])
  // kept once it has loaded: afterwards no order waits
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
        {() => <NoPaymentDue />}
      </LoadStates>
    </Page>
  )
})

/** How a visitor goes on: as a guest, where the shop takes some. What was ordered before needs a login. */
function useGuestWay(ordered: boolean): { readonly undecided: boolean; readonly asGuest: boolean } {
  const isVisitor = session.known && !session.loggedIn && !session.leaving && !ordered
  return {
    undecided: isVisitor && settings.config === null && !settings.settled,
    asGuest: isVisitor && settings.config?.guests === true,
  }
}

/** The whole checkout, the payment of orders that wait for it, or the end of a payment by card [route.pay]. */
export default screen(function PayPage() {
  const given = useParams('pay')
  // the address names the orders once they are placed, and the step that is open: the page stays what it is
  const [{ payment_id, order_ids, basket_id, product_id, sku, qty, step }] = useState(given)
  const { undecided, asGuest } = useGuestWay(Boolean(payment_id || order_ids || basket_id))
  const granted = useGuard('pay', undecided || asGuest)
  if (asGuest) return <GuestCheckout wanted={product_id ? { product_id, sku, qty } : undefined} />
  if (!granted) return null
  if (payment_id) return <CardPayment key={payment_id} paymentId={payment_id} />
  if (order_ids) return <PayOrders orderIds={order_ids} />
  if (product_id && !basket_id) return <ResumeBuyNow productId={product_id} sku={sku} qty={qty} to="pay" />
  return <ExpressCheckout address={{ basket_id, product_id }} step={step} />
})
