import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SellerOrder } from '@contract/entities/seller/order'
import type { SellerAction } from '@contract/base/order-constants'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import receipt from '@/kit/art/receipt.webp'
import { Button } from '@/kit/button/button'
import { Confirm } from '@/kit/confirm/confirm'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { isUnknown } from '@/services/api-error'
import { sellerCall } from '@/services/seller'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { shopAdminIds } from '../ids'
import { SellerDenied, isDenied } from '../frame/seller-denied'
import { SellerSkeleton } from '../frame/seller-skeleton'
import { useSteps } from '../steps/use-steps'
import { ParcelSheet } from '../ship/parcel-sheet'
import { DeclineSheet } from './decline-sheet'
import { OrderActions } from './order-actions'
import { OrderFacts } from './order-facts'
import { OrderGoods } from './order-goods'
import { OrderRefunds } from './order-refunds'
import { OrderState } from './order-state'
import { OrderWhere } from './order-where'
import './order-screen.scss'

const STEPS: readonly SellerAction[] = ['accept', 'ship', 'deliver']

/** Whether the sticky bar has a step: what corrects or declines stands in the page. */
const hasStep = ({ actions }: SellerOrder) => STEPS.some((step) => actions.includes(step))

type Asked = 'ship' | 'correct' | 'deliver' | 'decline'

/** One order of the user's shop: what to pack, where to send it, and its next step [route.shop-order]. */
const Order = observer(function Order() {
  const { order_id = '' } = useParams('shopOrder')
  const load = useLoad((options) => sellerCall('sellerOrder', { order_id }, options), [order_id])
  const { accept, deliver } = useSteps(load.reload)
  const [asked, setAsked] = useState<Asked | null>(null)
  const order = load.data?.order
  const close = () => setAsked(null)
  const done = () => {
    close()
    load.reload()
  }

  // it may have been changed on another screen
  useOnReshow(load.reload)
  const unknown = isUnknown(load.error)
  const denied = isDenied(load.error)
  return (
    <Page
      id={shopAdminIds.orderPage}
      title={order ? t('orders.order', { number: order.increment_id }) : t('orders.one')}
      surface="ground"
      bottom={
        order && hasStep(order) ? (
          <OrderActions actions={order.actions} onAccept={() => accept([order_id])} onAsk={setAsked} />
        ) : undefined
      }
      pull
      slim
    >
      <View className="seller-order-page">
        {denied && <SellerDenied />}
        {unknown && (
          <State
            art={receipt}
            title={t('orders.unknown_title')}
            text={t('shopAdmin.unknown_text')}
            action={{ label: t('shopAdmin.to_orders'), onPress: () => replace('shopOrders') }}
          />
        )}
        {!denied && !unknown && (
          <LoadStates load={load} skeleton={<SellerSkeleton />} failedTitle={t('orders.failed_one')}>
            {(data) => (
              <>
                <OrderState order={data.order} onCorrect={() => setAsked('correct')} />
                <OrderGoods order={data.order} />
                <OrderWhere order={data.order} />
                <OrderRefunds order={data.order} />
                <OrderFacts order={data.order} />
                {data.order.actions.includes('decline') && (
                  <View className="seller-order-page__decline">
                    <Button
                      id={shopAdminIds.decline}
                      kind="line"
                      block
                      label={t('shopAdmin.decline')}
                      opens="dialog"
                      onPress={() => setAsked('decline')}
                    />
                  </View>
                )}
              </>
            )}
          </LoadStates>
        )}
      </View>
      <Slot>
        {order && (asked === 'ship' || asked === 'correct') && (
          <ParcelSheet kind={asked} order={order} onClose={close} onDone={done} />
        )}
        {asked === 'decline' && <DeclineSheet orderId={order_id} onClose={close} onDone={done} />}
        <Confirm
          kind="main"
          open={asked === 'deliver'}
          title={t('shopAdmin.deliver_title')}
          text={t('shopAdmin.deliver_text')}
          confirm={t('shopAdmin.deliver')}
          onConfirm={() => deliver(order_id).finally(close)}
          onClose={close}
        />
      </Slot>
    </Page>
  )
})

export default screen(function ShopOrderPage() {
  return useGuard('shopOrder') ? <Order /> : null
})
