import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pageIds } from '@/components/ids'
import { Page } from '@/components/page/page'
import { useWide } from '@/components/page/use-wide'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation'
import type { Bill } from './bill'
import { CheckoutSteps } from './checkout-steps'
import { Columns } from './columns'
import { Confirmation } from './confirmation'
import { ConfirmationButtons } from './confirmation-buttons'
import { PayButton } from './pay-button'
import { PayMethods } from './pay-methods'
import { PayNotice } from './pay-notice'
import { PayOrder } from './pay-order'
import { usePayment } from './use-payment'
import './pay.scss'

/** The payment of a bill, and the confirmation once it went well. */
export const PayView = observer(function PayView({ loaded }: { loaded: Bill }) {
  const payment = usePayment(loaded)
  const wide = useWide()
  if (payment.paid !== null) {
    return (
      <Page
        id={pageIds.pay}
        title={t('checkout.confirmed')}
        part="confirmed"
        surface="ground"
        under={<CheckoutSteps step="confirm" />}
        bottom={wide ? undefined : <ConfirmationButtons />}
        onBack={() => void relaunch('home')}
        slim
      >
        <Confirmation bill={payment.bill} paid={payment.paid} />
        {wide && <ConfirmationButtons />}
      </Page>
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
        <PayNotice payment={payment} />
        <PayMethods payment={payment} />
      </Columns>
    </Page>
  )
})
