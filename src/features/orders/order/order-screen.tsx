import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { ChatRow } from '@/features/chat/chat-row'
import { pageIds } from '@/kit/ids'
import { LoadingOverlay } from '@/kit/loading/loading-overlay'
import { AccountPage } from '@/shell/account/account-page'
import { Panel } from '@/kit/panel/panel'
import { screen } from '@/shell/screen/screen'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { offersChat } from '@/features/chat/chat'
import { useWide } from '@/shell/page/use-wide'
import { useRestoredState } from '@/hooks/use-restored-state'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { OrderAddress } from './order-address'
import { OrderButtons } from '../actions/order-buttons'
import { OrderCustomer } from './order-customer'
import { OrderGoods } from './order-goods'
import { OrderHero } from './order-hero'
import { OrderHistory } from './order-history'
import { OrderRefund } from '../state/order-refund'
import { OrderQuestion } from '../actions/order-question'
import { OrderGate } from '../order-gate'
import { OrderOfAnother } from '../order-of-another'
import { MessagesSheet } from '../messages/messages-sheet'
import { OrderMessages } from '../messages/order-messages'
import { barSteps } from '../actions/order-steps'
import { OrderRows } from './order-rows'
import { OrderFacts, OrderSums } from './order-sums'
import { OrdersSkeleton } from '../orders-skeleton'
import { useInvoice } from '../use-invoice'
import { useOrderActions } from '../actions/use-order-actions'
import './order-screen.scss'

/** One order: state, goods, costs, actions [route.order-detail]. */
const Order = observer(function Order() {
  const { order_id = '', sign } = useParams('order')
  const load = useLoad((options) => call('order', { order_id }, options), [order_id])
  const actions = useOrderActions(load.reload)
  const order = load.data?.order
  const invoice = useInvoice(order_id)
  const [writing, setWriting] = useRestoredState('order.writing', false)

  // it may have been paid on another screen
  useOnReshow(load.reload)
  const unknown = isUnknown(load.error)
  const wide = useWide()
  const steps = order ? barSteps(order) : []
  const buttons = order && steps.length > 0 && (
    <OrderButtons order={order} steps={steps} onAct={actions.act} own bar={!wide} />
  )
  return (
    <AccountPage
      route="order"
      id={pageIds.order}
      title={order ? t('orders.order', { number: order.increment_id }) : t('orders.one')}
      surface="ground"
      actions={buttons && wide && <View className="order__acts">{buttons}</View>}
      bottom={buttons && !wide ? buttons : undefined}
      over={<LoadingOverlay shown={invoice.writing} label={t('invoice.writing')} />}
      pull
      slim={wide}
      bottomHalf
    >
      <View className="order">
        {unknown ? (
          <OrderOfAnother name="order" order_id={order_id} sign={sign} onClaimed={load.reload} />
        ) : (
          <LoadStates load={load} skeleton={<OrdersSkeleton />} failedTitle={t('orders.failed_one')}>
            {(data) => (
              <>
                <OrderHero order={data.order} />
                <OrderRefund order={data.order} />
                <View className="order__columns">
                  <View className="order__main">
                    <OrderGoods order={data.order} />
                    <OrderSums order={data.order} />
                    <OrderHistory order={data.order} />
                  </View>
                  <View className="order__side">
                    <OrderAddress order={data.order} />
                    <OrderCustomer order={data.order} />
                    <OrderFacts order={data.order} />
                  </View>
                  <View className="order__rest">
                    <OrderMessages order={data.order} onOpen={() => setWriting(true)} />
                    <OrderRows order={data.order} onAct={actions.act} onInvoice={invoice.open} />
                    {offersChat() && (
                      <Panel flush>
                        <ChatRow />
                      </Panel>
                    )}
                  </View>
                </View>
              </>
            )}
          </LoadStates>
        )}
      </View>
      <OrderQuestion actions={actions} />
      <Slot>
        {order && writing && (
          <MessagesSheet
            order={order}
            onClose={() => {
              setWriting(false)
              load.reload()
            }}
          />
        )}
      </Slot>
    </AccountPage>
  )
})

export default screen(function OrderPage() {
  return (
    <OrderGate name="order">
      <Order />
    </OrderGate>
  )
})
