import { observer } from 'mobx-react-lite'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { isUnknown } from '@/services/api-error'
import { useFollowedPayment, type FollowedPayment } from '../pay/use-followed-payment'
import { CardConfirmation } from './card-confirmation'
import { CardPaymentPhases } from './card-payment-phases'
import { ConfirmedPage } from '../confirmation/confirmed-page'
import { NoPaymentDue } from '../pay/no-payment-due'
import { PaymentPending } from './payment-pending'

const Followed = observer(function Followed({ payment }: { payment: FollowedPayment }) {
  const { phase, seen, error, check } = payment
  const isOpen = phase === undefined || phase === 'waiting' || phase === 'slow'
  if (error && isOpen) {
    if (error.kind === 'network') return <Offline onRetry={check} />
    if (isUnknown(error)) return <NoPaymentDue />
    if (seen === undefined) return <Failed title={t('card.failed')} onRetry={check} />
  }
  if (phase === undefined || seen === undefined) return <PaymentPending />
  return <CardPaymentPhases phase={phase} orders={seen.orders} check={check} />
})

/** Follows a card payment on the server: for orders, or for a recharge [screen.card-payment]. */
export const CardPayment = observer(function CardPayment({ paymentId }: { paymentId: string }) {
  const payment = useFollowedPayment(paymentId)
  const orders = payment.seen?.orders ?? []
  if (payment.phase === 'paid' && orders.length > 0) {
    return (
      <ConfirmedPage>
        <CardConfirmation orders={orders} />
      </ConfirmedPage>
    )
  }
  return (
    <Page id={pageIds.pay} title={t('card.title')} surface="ground" onBack={() => void relaunch('orders')} slim>
      <Followed payment={payment} />
    </Page>
  )
})
