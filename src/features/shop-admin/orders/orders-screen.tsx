import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { Data } from '@contract/all-calls'
import type { SellerOrderRow } from '@contract/entities/seller/order'
import { ORDERS_AT_ONCE } from '@contract/base/order-constants'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import parcel from '@/kit/art/parcel.webp'
import { Button } from '@/kit/button/button'
import { More } from '@/kit/loading/more'
import { Row } from '@/kit/row/row'
import { Slot } from '@/kit/slot/slot'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { t } from '@/locales/t'
import { useParams } from '@/platform/navigation/params'
import { sellerCall } from '@/services/seller'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { shopAdminIds } from '../ids'
import { SellerDenied, isDenied } from '../frame/seller-denied'
import { SellerSkeleton } from '../frame/seller-skeleton'
import { SellerTabs } from '../frame/seller-tabs'
import { useSteps } from '../steps/use-steps'
import { ParcelSheet } from '../ship/parcel-sheet'
import { OrderRow } from './order-row'
import './orders-screen.scss'

/** The tabs for the phone; the console has all of them. */
const TABS = ['to_ship', 'to_accept', 'on_the_way', 'all'] as const
type Tab = (typeof TABS)[number]

const isTab = (name: string | undefined): name is Tab => TABS.includes(name as Tab)

/** As many as one call accepts. */
const acceptable = (list: readonly SellerOrderRow[]) =>
  list
    .filter(({ actions }) => actions.includes('accept'))
    .map(({ order_id }) => order_id)
    .slice(0, ORDERS_AT_ONCE)

/** The orders of the user's shop by what has to be done [route.shop-orders]. */
const Orders = observer(function Orders() {
  const given = useParams('shopOrders').tab
  const [tab, setTab] = useState<Tab>(isTab(given) ? given : 'to_ship')
  const [shipping, setShipping] = useRestoredState<SellerOrderRow | null>('seller.shipping', null)
  const paged = usePagedAgain<SellerOrderRow, Data<'sellerOrders'>>(
    (place, options) => sellerCall('sellerOrders', { ...place, tab }, options),
    ({ order_id }) => order_id,
    [tab],
  )
  const { accept } = useSteps(paged.reload)
  const counts = useRef(paged.first?.counts)
  counts.current = paged.first?.counts ?? counts.current
  const denied = isDenied(paged.error)
  const waiting = tab === 'to_accept' ? acceptable(paged.list) : []

  // an order may have been shipped on its own page
  useOnReshow(paged.reload)
  const tabs = TABS.map((each) => ({ tab: each, text: t(`shopAdmin.tab_${each}`), count: counts.current?.[each] }))
  return (
    <Page
      id={shopAdminIds.ordersPage}
      title={t('shopAdmin.orders')}
      surface="ground"
      under={denied ? undefined : <SellerTabs label={t('orders.tabs')} tabs={tabs} current={tab} onChoose={setTab} />}
      bottom={
        waiting.length > 1 ? (
          <Button
            id={shopAdminIds.acceptAll}
            block
            label={t('shopAdmin.accept_all', { count: waiting.length })}
            onPress={() => accept(waiting)}
          />
        ) : undefined
      }
      pull
      onEnd={paged.more}
      slim
    >
      <View className="seller-orders">
        {denied ? (
          <SellerDenied />
        ) : (
          <LoadStates
            load={{ ...paged, data: paged.first }}
            skeleton={<SellerSkeleton />}
            failedTitle={t('shopAdmin.orders_failed')}
          >
            {() =>
              paged.list.length === 0 ? (
                <State
                  art={parcel}
                  ground="sand"
                  title={t(`shopAdmin.empty_${tab}`)}
                  text={t('shopAdmin.empty_text')}
                />
              ) : (
                <>
                  <VirtualList
                    items={paged.list}
                    keyOf={(order) => order.order_id}
                    row={(order) => (
                      <Row>
                        <OrderRow order={order} onAccept={(id) => accept([id])} onShip={setShipping} />
                      </Row>
                    )}
                  />
                  <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
                </>
              )
            }
          </LoadStates>
        )}
      </View>
      <Slot>
        {shipping && (
          <ParcelSheet
            kind="ship"
            order={shipping}
            onClose={() => setShipping(null)}
            onDone={() => {
              setShipping(null)
              paged.reload()
            }}
          />
        )}
      </Slot>
    </Page>
  )
})

export default screen(function ShopOrdersPage() {
  return useGuard('shopOrders') ? <Orders /> : null
})
