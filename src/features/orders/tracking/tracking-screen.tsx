import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { TrackEvent } from '@contract/entities/order'
import { ordersIds } from '../ids'
import truckArt from '@/kit/art/truck.webp'
import { Box } from '@/kit/box/box'
import { check } from '@/kit/icon/glyphs/check'
import { truck } from '@/kit/icon/glyphs/truck'
import { AccountPage } from '@/shell/account/account-page'
import { Panel } from '@/kit/panel/panel'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { Timeline } from '@/kit/timeline/timeline'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { isUnknown } from '@/services/api-error'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { OrdersSkeleton } from '../orders-skeleton'
import { OrderGate } from '../order-gate'
import { OrderOfAnother } from '../order-of-another'
import { stateWord } from '../state-word'
import { eventTime, eventTitle } from './event-text'
import { Parcels } from './parcels'
import './tracking-screen.scss'

/** A tracking event: where as the title, and what and when below; what where the place is not known. */
const sighting = (event: TrackEvent, index: number) => ({
  key: `${event.time}-${event.state}-${event.place}`,
  title: event.place || eventTitle(event),
  note: event.place === '' ? eventTime(event) : `${eventTitle(event)} · ${eventTime(event)}`,
  state: index === 0 ? ('now' as const) : ('done' as const),
  glyph: event.state === 'handed_over' ? check : truck,
})

/** The tracking of an order's parcel, newest event first [route.track]. */
const Track = observer(function Track() {
  const { order_id = '', sign } = useParams('track')
  const load = useLoad((options) => call('track', { order_id }, options), [order_id])
  return (
    <AccountPage
      route="track"
      room="text"
      id={ordersIds.trackPage}
      title={t('afterSale.track_title')}
      surface="ground"
      pull
      slim
    >
      <View className="track">
        {isUnknown(load.error) ? (
          <OrderOfAnother name="track" order_id={order_id} sign={sign} onClaimed={load.reload} />
        ) : (
          <LoadStates load={load} skeleton={<OrdersSkeleton />} failedTitle={t('afterSale.track_failed')}>
            {({ carrier, log_sn, parcels, events, status }) =>
              events.length === 0 ? (
                <State
                  art={truckArt}
                  ground="sage"
                  title={t('afterSale.track_empty_title')}
                  text={t('afterSale.track_empty_text')}
                  action={{ label: t('afterSale.to_order'), onPress: () => replace('order', { order_id }) }}
                />
              ) : (
                <Panel>
                  {status && (
                    <View className="track__state">
                      <Text size={20} bold heading={2}>
                        {stateWord(status)}
                      </Text>
                    </View>
                  )}
                  <Parcels carrier={carrier} log_sn={log_sn} parcels={parcels} />
                  <Box id={ordersIds.sightings}>
                    <Timeline events={events.map(sighting)} label={t('afterSale.track_events')} />
                  </Box>
                </Panel>
              )
            }
          </LoadStates>
        )}
      </View>
    </AccountPage>
  )
})

export default screen(function TrackPage() {
  return (
    <OrderGate name="track">
      <Track />
    </OrderGate>
  )
})
