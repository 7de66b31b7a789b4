import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { t } from '@/locales/t'
import type { Bill } from './bill'
import { CheckoutSteps } from '@/features/purchase/shared/checkout-steps'
import { Columns } from '@/features/purchase/shared/columns'
import { Confirmation } from '../confirmation/confirmation'
import { ConfirmedPage } from '../confirmation/confirmed-page'
import { PayButton } from './pay-button'
import { PayMethods } from './pay-methods'
import { PayOrder } from './pay-order'
import { chargeOf } from './payment-choice'
import { usePayment } from './use-payment'
import './pay.scss'

interface PayViewProps {
  loaded: Bill
  /** The names of the shipping methods in the current language. */
  shipping: string
}

/** The payment of orders that wait for it, and the confirmation once it has succeeded. */
export const PayView = observer(function PayView({ loaded, shipping }: PayViewProps) {
  const payment = usePayment({ loaded, shipping })
  const wide = useWide()
  if (payment.paid !== null) {
    return (
      <ConfirmedPage>
        <Confirmation
          shops={payment.bill.shops}
          charge={chargeOf(payment.bill, payment.paid)}
          caption={t(payment.paid === 'cash' ? 'checkout.paid_cash' : 'checkout.paid_wallet')}
        />
      </ConfirmedPage>
    )
  }
  const button = (
    <View className="pay__action">
      <PayButton payment={payment} />
    </View>
  )
  return (
    <Page
      id={pageIds.pay}
      title={t('checkout.pay_title')}
      surface="ground"
      under={<CheckoutSteps step="payment" />}
      bottom={wide ? undefined : button}
    >
      <Columns side={<PayOrder payment={payment} />}>
        <PayMethods payment={payment} />
      </Columns>
    </Page>
  )
})
