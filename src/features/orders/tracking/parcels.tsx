import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail, OrderParcel } from '@contract/entities/order'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { ordersIds } from '../ids'
import { Parcel } from './parcel'
import './parcels.scss'

type ParcelsProps = Pick<OrderDetail, 'carrier' | 'log_sn' | 'parcels' | 'partly_sent'>

const piecesIn = ({ items }: OrderParcel) => items.reduce((sum, { qty }) => sum + qty, 0)

/** The parcel of an order; of several each with its number of pieces, and whether more follows [rule.seller-parcels]. */
export const Parcels = observer(function Parcels({
  carrier,
  log_sn: number,
  parcels = [],
  partly_sent: isPartly,
}: ParcelsProps) {
  if (parcels.length === 0) return <Parcel carrier={carrier} number={number} />
  return (
    <>
      {parcels.map((parcel) => (
        <Parcel
          key={parcel.parcel_id}
          carrier={parcel.carrier}
          number={parcel.log_sn}
          id={ordersIds.parcel(parcel.parcel_id)}
          note={t('orderFacts.parcel_pieces', { count: piecesIn(parcel) })}
        />
      ))}
      {isPartly && (
        <View className="parcels__rest">
          <Text id={ordersIds.rest} tone="ink2">
            {t('orderFacts.rest_follows')}
          </Text>
        </View>
      )}
    </>
  )
})
