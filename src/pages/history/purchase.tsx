import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { ORDER_TAB_NAMES, type OrderTab } from '@contract/order-states'
import parcel from '@/components/art/parcel.webp'
import { pageIds } from '@/components/ids'
import { More } from '@/components/loading/more'
import { Page } from '@/components/page/page'
import { Recycled } from '@/components/recycled/recycled'
import { Row } from '@/components/row/row'
import { screen } from '@/components/screen/screen'
import { Slot } from '@/components/slot/slot'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation'
import { useParams } from '@/platform/params'
import { getOrders } from '@/services/orders'
import { useGuard } from '@/stores/use-guard'
import { usePaged } from '@/stores/use-paged'
import { useShownAgain } from '@/stores/use-shown-again'
import { OrderCard } from './parts/order-card'
import { OrderQuestion } from './parts/order-question'
import { OrderTabs } from './parts/order-tabs'
import { OrdersSkeleton } from './parts/orders-skeleton'
import { useOrderActions } from './parts/use-order-actions'
import './purchase.scss'

const isTab = (name: string | undefined): name is OrderTab => ORDER_TAB_NAMES.includes(name as OrderTab)

/** The orders of the buyer by tab, the latest first (spec §2 and §4). */
const Purchase = observer(function Purchase() {
  const { status } = useParams('orders')
  const [tab, setTab] = useState<OrderTab>(isTab(status) ? status : 'all')
  const paged = usePaged((p, options) => getOrders({ p, status: tab }, options), [tab])
  const actions = useOrderActions(paged.reload)
  const counts = useRef(paged.first?.counts)
  counts.current = paged.first?.counts ?? counts.current

  // an order may have been paid or cancelled on a screen above
  useShownAgain(paged.reload)
  return (
    <Page
      id={pageIds.purchase}
      title={t('orders.title')}
      surface="ground"
      under={<OrderTabs current={tab} counts={counts.current} onChoose={setTab} />}
      pull
      onEnd={paged.more}
      slim
    >
      <View className="purchase">
        <Faces load={{ ...paged, data: paged.first }} skeleton={<OrdersSkeleton />} failedTitle={t('orders.failed')}>
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
                <Recycled
                  items={paged.list}
                  keyOf={(order) => order.order_id}
                  row={(order) => (
                    <Row>
                      <OrderCard order={order} onAct={actions.act} />
                    </Row>
                  )}
                />
                <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
              </>
            )
          }
        </Faces>
      </View>
      <Slot>
        <OrderQuestion actions={actions} />
      </Slot>
    </Page>
  )
})

export default screen(function PurchasePage() {
  return useGuard('orders') ? <Purchase /> : null
})
