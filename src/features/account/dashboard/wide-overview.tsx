import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import parcel from '@/kit/art/parcel.webp'
import { cx } from '@/kit/cx'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { SectionTitle } from '@/kit/section-title/section-title'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { go, relaunch } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { BalanceCard } from '@/features/wallet/balance-card'
import { OrderShortcuts } from './order-shortcuts'
import { RecentOrder } from './recent-order'
import { RecordsSkeleton } from '@/features/wallet/records-skeleton'
import './wide-overview.scss'

const RECENT = 5

/** Money and orders side by side, and the latest orders in a table. */
export const WideOverview = observer(function WideOverview() {
  const load = useLoad((options) => call('orders', { p: 1, page_size: RECENT }, options))
  useOnReshow(load.reload)
  return (
    <>
      <View className="wide-overview">
        {!session.isGuest && (
          <View className="wide-overview__half">
            <BalanceCard />
          </View>
        )}
        <View className={cx('wide-overview__half', !session.isGuest && 'wide-overview__half--next')}>
          <OrderShortcuts counts={load.data?.counts} />
        </View>
      </View>
      <Panel>
        <SectionTitle
          title={t('wideAccount.recent')}
          more={{ text: t('common.see_all'), href: hrefTo('orders'), onPress: () => go('orders') }}
        />
        <LoadStates load={load} skeleton={<RecordsSkeleton />} failedTitle={t('orders.failed')}>
          {({ list }) =>
            list.length === 0 ? (
              <State
                art={parcel}
                ground="sand"
                title={t('orders.empty_title')}
                text={t('orders.empty_text')}
                action={{ label: t('orders.to_shop'), onPress: () => relaunch('home') }}
              />
            ) : (
              <>
                {list.map((order) => (
                  <RecentOrder key={order.order_id} order={order} />
                ))}
              </>
            )
          }
        </LoadStates>
      </Panel>
    </>
  )
})
