import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { afterSaleIds } from '../ids'
import receipt from '@/kit/art/receipt.webp'
import { AccountPage } from '@/shell/account/account-page'
import { Panel } from '@/kit/panel/panel'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { OrdersSkeleton } from '@/features/orders/orders-skeleton'
import { OrderUnknown } from '@/features/orders/order-unknown'
import { RefundBar } from './refund-bar'
import { RefundForm } from './refund-form'
import { useRefundForm } from './use-refund-form'
import './refund-screen.scss'

/** Requests a refund for an order [route.refund]. */
const Refund = observer(function Refund() {
  const { order_id = '' } = useParams('refund')
  const load = useLoad((options) => call('order', { order_id }, options), [order_id])
  const order = load.data?.order
  const refund = useRefundForm(order_id, order, () => {
    toast.show(t('refundForm.sent'))
    void replace('refundSent')
  })
  const wide = useWide()
  const bar = order?.actions.includes('refund') && <RefundBar order={order} refund={refund} onRefused={load.reload} />
  return (
    <AccountPage
      route="refund"
      room="form"
      id={afterSaleIds.refundPage}
      title={t('afterSale.action_refund')}
      surface="ground"
      bottom={bar && !wide ? bar : undefined}
      slim
    >
      <View className="refund">
        {isUnknown(load.error) ? (
          <OrderUnknown />
        ) : (
          <LoadStates load={load} skeleton={<OrdersSkeleton />} failedTitle={t('orders.failed_one')}>
            {(data) =>
              data.order.actions.includes('refund') ? (
                <>
                  <RefundForm order={data.order} refund={refund} />
                  {wide && <Panel>{bar}</Panel>}
                </>
              ) : (
                <State
                  art={receipt}
                  title={t('refundForm.none_title')}
                  text={t('refundForm.none_text')}
                  action={{ label: t('afterSale.to_order'), onPress: () => replace('order', { order_id }) }}
                />
              )
            }
          </LoadStates>
        )}
      </View>
    </AccountPage>
  )
})

export default screen(function RefundPage() {
  return useGuard('refund') ? <Refund /> : null
})
