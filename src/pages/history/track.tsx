import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TrackEvent } from '@contract/entities/after-sale'
import { afterSaleIds } from '@/components/after-sale-ids'
import truckArt from '@/components/art/truck.webp'
import { Box } from '@/components/box/box'
import { check } from '@/components/icon/glyphs/check'
import { truck } from '@/components/icon/glyphs/truck'
import { Page } from '@/components/page/page'
import { Panel } from '@/components/panel/panel'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { Timeline } from '@/components/timeline/timeline'
import { formatDateTime } from '@/domain/dates'
import { afterSaleText } from '@/locales/own/after-sale'
import { replace } from '@/platform/navigation'
import { useParams } from '@/platform/params'
import { getTrack } from '@/services/after-sale'
import { settings } from '@/stores/settings'
import { useGuard } from '@/stores/use-guard'
import { useLoad } from '@/stores/use-load'
import { OrdersSkeleton } from './parts/orders-skeleton'
import { isUnknownOrder, OrderUnknown } from './parts/order-unknown'
import { Parcel } from './parts/parcel'
import './track.scss'

const SEEN: Readonly<Record<TrackEvent['state'], () => string>> = {
  picked_up: () => afterSaleText('picked_up'),
  on_the_way: () => afterSaleText('on_the_way'),
  out_for_delivery: () => afterSaleText('out_for_delivery'),
  handed_over: () => afterSaleText('handed_over'),
}

/** A sighting: what happened as its title; when and where below. */
const sighting = ({ state, time, place }: TrackEvent, index: number) => ({
  key: `${time}-${state}-${place}`,
  title: SEEN[state](),
  note: [formatDateTime(time, settings.language), place].filter((part) => part !== '').join(' · '),
  state: index === 0 ? ('now' as const) : ('done' as const),
  glyph: state === 'handed_over' ? check : truck,
})

/** Where the parcel of an order was seen, the latest first (gaps §3 and §8). */
const Track = observer(function Track() {
  const { order_id = '' } = useParams('track')
  const load = useLoad((options) => getTrack({ order_id }, options), [order_id])
  return (
    <Page id={afterSaleIds.trackPage} title={afterSaleText('track_title')} surface="ground" pull slim>
      <View className="track">
        {isUnknownOrder(load.error) ? (
          <OrderUnknown />
        ) : (
          <Faces load={load} skeleton={<OrdersSkeleton />} failedTitle={afterSaleText('track_failed')}>
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
                  <Box id={afterSaleIds.sightings}>
                    <Timeline events={events.map(sighting)} label={afterSaleText('track_events')} />
                  </Box>
                </Panel>
              )
            }
          </Faces>
        )}
      </View>
    </Page>
  )
})

export default screen(function TrackPage() {
  return useGuard('track') ? <Track /> : null
})
