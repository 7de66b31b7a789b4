import { SLIPS_AT_ONCE } from '@contract/base/order-constants'
import { useCall } from '../../api/use-call'
import { LinkButton } from '../../kit/button'
import { LoadStates } from '../../kit/load-states'
import { Page } from '../../kit/page'
import { useSession } from '../../session/use-session'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { SlipsButton } from '../orders/slips-button'
import { BalanceCard } from './balance-card'
import { BestSellers } from './best-sellers'
import { greetingAt } from './greeting'
import { NewestOrders } from './newest-orders'
import { SalesCard } from './sales-card'
import { Tiles } from './tiles'

/** The slips of what is to be packed next, and the way to ship it. */
function Packing() {
  const t = useT()
  const { data } = useCall('sellerOrders', { tab: 'to_ship', page_size: SLIPS_AT_ONCE })
  if (!data || data.list.length === 0) return null
  return (
    <>
      <SlipsButton orderIds={data.list.map(({ order_id: id }) => id)} />
      <LinkButton kind="main" icon="truck" href="/orders?tab=to_ship">
        {t('home.ship', { count: data.counts.to_ship })}
      </LinkButton>
    </>
  )
}

/** The first screen of a shop: what is to do today, and how the month goes. */
export default function Home() {
  const t = useT()
  const { day } = useFormats()
  const now = new Date()
  const name = useSession()?.name ?? ''
  const query = useCall('sellerHome', {}, { every: 60_000 })
  return (
    <Page title={t(greetingAt(now.getHours()), { name })} subtitle={day(now.toISOString())} actions={<Packing />}>
      <LoadStates query={query}>
        {(home) => (
          <>
            <Tiles home={home} />
            <div className="columns">
              <div>
                <SalesCard sales={home.sales} />
                <NewestOrders />
              </div>
              <div>
                <BalanceCard />
                <BestSellers best={home.best} />
              </div>
            </div>
          </>
        )}
      </LoadStates>
    </Page>
  )
}
