import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { ORDER_TAB_NAMES, type OrderTab } from '@contract/base/order-states'
import parcel from '@/kit/art/parcel.webp'
import { pageIds } from '@/kit/ids'
import { More } from '@/kit/loading/more'
import { AccountPage } from '@/shell/account/account-page'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { Row } from '@/kit/row/row'
import { screen } from '@/shell/screen/screen'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { call } from '@/services/request'
import { useGuard } from '@/hooks/use-guard'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { OrderItem } from './order-item'
import { OrderQuestion } from '../actions/order-question'
import { OrderTabs } from './order-tabs'
import { OrdersSkeleton } from '../orders-skeleton'
import { useOrderActions } from '../actions/use-order-actions'
import './orders-screen.scss'

const isTab = (name: string | undefined): name is OrderTab => ORDER_TAB_NAMES.includes(name as OrderTab)

/** The buyer's orders by tab, newest first [route.purchase]. */
const Purchase = observer(function Purchase() {
  const { status } = useParams('orders')
  const [tab, setTab] = useState<OrderTab>(isTab(status) ? status : 'all')
  const paged = usePagedAgain(
    (place, options) => call('orders', { ...place, status: tab }, options),
    ({ order_id }) => order_id,
    [tab],
  )
  const actions = useOrderActions(paged.reload)
  const counts = useRef(paged.first?.counts)
  counts.current = paged.first?.counts ?? counts.current

  // an order may have been paid or cancelled on another screen
  useOnReshow(paged.reload)
  return (
    <AccountPage
      route="orders"
      id={pageIds.purchase}
      title={t('orders.title')}
      surface="ground"
      under={<OrderTabs current={tab} counts={counts.current} onChoose={setTab} />}
      pull
      onEnd={paged.more}
      slim
    >
      <View className="purchase">
        <LoadStates
          load={{ ...paged, data: paged.first }}
          skeleton={<OrdersSkeleton />}
          failedTitle={t('orders.failed')}
        >
          {() =>
            paged.list.length === 0 ? (
              <State
                art={parcel}
                ground="sand"
                title={t('orders.empty_title')}
                text={t(tab === 'all' ? 'orders.empty_text' : 'orders.empty_tab')}
                action={{ label: t('orders.to_shop'), onPress: () => relaunch('home') }}
              />
            ) : (
              <>
                <VirtualList
                  items={paged.list}
                  keyOf={(order) => order.order_id}
                  row={(order) => (
                    <Row>
                      <OrderItem order={order} onAct={actions.act} />
                    </Row>
                  )}
                />
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </LoadStates>
      </View>
      <Slot>
        <OrderQuestion actions={actions} />
      </Slot>
    </AccountPage>
  )
})

export default screen(function PurchasePage() {
  return useGuard('orders') ? <Purchase /> : null
})
