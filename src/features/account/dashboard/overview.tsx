import { observer } from 'mobx-react-lite'
import { Callout } from '@/kit/callout/callout'
import { t } from '@/locales/t'
import { useRefreshable } from '@/platform/refresh/use-refreshable'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { BalanceCard } from '@/features/wallet/balance-card'
import { OrderShortcuts } from './order-shortcuts'
import { LatestOrder } from '@/features/after-sale/latest-order'

/** The buyer's money and orders, reloaded whenever the tab is shown. */
export const Overview = observer(function Overview() {
  const orders = useLoad((options) => call('orders', { p: 1, status: 'on_the_way' }, options))
  useOnReshow(orders.reload)
  useRefreshable(() => session.loadUser())
  const { data, error } = orders
  return (
    <>
      {!session.isGuest && <BalanceCard />}
      <OrderShortcuts counts={data?.counts} />
      {error && <Callout>{t('orders.failed')}</Callout>}
      {(data || !error) && <LatestOrder order={data && (data.list[0] ?? null)} />}
    </>
  )
})
