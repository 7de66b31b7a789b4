import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TrackEvent } from '@contract/entities/after-sale'
import { ordersIds } from '../ids'
import truckArt from '@/kit/art/truck.webp'
import { Box } from '@/kit/box/box'
import { check } from '@/kit/icon/glyphs/check'
import { truck } from '@/kit/icon/glyphs/truck'
import { Page } from '@/shell/page/page'
import { Panel } from '@/kit/panel/panel'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Timeline } from '@/kit/timeline/timeline'
import { formatDateTime } from '@/domain/time/dates'
import { afterSaleText } from '@/locales/own/after-sale'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { OrdersSkeleton } from '../parts/orders-skeleton'
import { isUnknownOrder, OrderUnknown } from '../parts/order-unknown'
import { Parcel } from './parcel'
import './tracking-screen.scss'

const SEEN: Readonly<Record<TrackEvent['state'], () => string>> = {
  picked_up: () => afterSaleText('picked_up'),
  on_the_way: () => afterSaleText('on_the_way'),
  out_for_delivery: () => afterSaleText('out_for_delivery'),
  handed_over: () => afterSaleText('handed_over'),
}

/** A tracking event: what happened as the title; when and where below. */
const sighting = ({ state, time, place }: TrackEvent, index: number) => ({
  key: `${time}-${state}-${place}`,
  title: SEEN[state](),
  note: [formatDateTime(time, settings.language), place].filter((part) => part !== '').join(' · '),
  state: index === 0 ? ('now' as const) : ('done' as const),
  glyph: state === 'handed_over' ? check : truck,
})

/** The tracking of an order's parcel, newest event first [route.track]. */
const Track = observer(function Track() {
  const { order_id = '' } = useParams('track')
  const load = useLoad((options) => call('track', { order_id }, options), [order_id])
  return (
    <Page id={ordersIds.trackPage} title={afterSaleText('track_title')} surface="ground" pull slim>
      <View className="track">
        {isUnknownOrder(load.error) ? (
          <OrderUnknown />
        ) : (
          <LoadStates load={load} skeleton={<OrdersSkeleton />} failedTitle={afterSaleText('track_failed')}>
            {({ carrier, log_sn, events }) =>
              events.length === 0 ? (
                <State
                  art={truckArt}
                  ground="sage"
                  title={afterSaleText('track_empty_title')}
                  text={afterSaleText('track_empty_text')}
                  action={{ label: afterSaleText('to_order'), onPress: () => replace('order', { order_id }) }}
                />
              ) : (
                <Panel>
                  <Parcel carrier={carrier} number={log_sn} />
                  <Box id={ordersIds.sightings}>
                    <Timeline events={events.map(sighting)} label={afterSaleText('track_events')} />
                  </Box>
                </Panel>
              )
            }
          </LoadStates>
        )}
      </View>
    </Page>
  )
})

export default screen(function TrackPage() {
  return useGuard('track') ? <Track /> : null
})
