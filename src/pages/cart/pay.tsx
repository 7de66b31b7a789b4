import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { pageIds } from '@/components/ids'
import { Page } from '@/components/page/page'
import { Faces } from '@/components/state/faces'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { useParams } from '@/platform/params'
import { useGuard } from '@/stores/use-guard'
import { useLoad } from '@/stores/use-load'
import type { Bill } from './parts/bill'
import { CardPayment } from './parts/card-payment'
import { CartSkeleton } from './parts/cart-skeleton'
import { CheckoutSteps } from './parts/checkout-steps'
import { loadBill } from './parts/load-bill'
import { NothingToPay } from './parts/nothing-to-pay'
import { PayView } from './parts/pay-view'

const idsOf = (list: string | undefined) => (list ?? '').split(',').filter((id) => id !== '')

/** Steps 4 and 5 of the checkout: payment and confirmation; also for orders that wait for a payment (gaps §8). */
const Pay = observer(function Pay() {
  const { order_ids } = useParams('pay')
  const load = useLoad((options) => loadBill(idsOf(order_ids), options), [order_ids ?? ''])
  // kept once it is there: after the orders are placed the checkout has nothing to show any more
  const bill = useRef<Bill | null>(null)
  const latest = load.data?.bill ?? null
  bill.current ??= latest
  if (bill.current) return <PayView loaded={bill.current} shipping={(latest ?? bill.current).shipping} />
  return (
    <Page id={pageIds.pay} title={t('checkout.pay_title')} surface="ground" under={<CheckoutSteps step="payment" />}>
      <Faces load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {() => <NothingToPay />}
      </Faces>
    </Page>
  )
})

export default observer(function PayPage() {
  const { payment_id } = useParams('pay')
  if (!useGuard('pay')) return null
  return payment_id ? <CardPayment key={payment_id} paymentId={payment_id} /> : <Pay />
})
