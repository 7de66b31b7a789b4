import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract/entities/order'
import mailbox from '@/kit/art/mailbox.webp'
import parcel from '@/kit/art/parcel.webp'
import receipt from '@/kit/art/receipt.webp'
import truck from '@/kit/art/truck.webp'
import { Art } from '@/kit/art/art'
import { ordersIds } from '../ids'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { cross } from '@/kit/icon/glyphs/cross'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { arrivalOf } from '../state/arrival-text'
import { expiryText } from '../state/expiry-text'
import { nextText } from '../next-text'
import { UNDER_WAY } from '../state/under-way'
import { stateWord } from '../state-word'
import { eventTime } from '../tracking/event-text'
import { OrderProgress } from './order-progress'
import './order-hero.scss'

const ART: Partial<Record<OrderDetail['status'], string>> = {
  to_be_paid: receipt,
  shipped: truck,
  in_transit: truck,
  delivered: mailbox,
}

/** The sentence below: until when it is to be paid, that it is late, where it is, or the next step. */
function noteOf(order: OrderDetail, late: boolean): string {
  const { last_event: last, status } = order
  if (late) return t('orderFacts.arrives_late_text')
  if (last?.place && UNDER_WAY.includes(status)) return `${last.place} · ${eventTime(last)}`
  return expiryText(order) ?? nextText(order)
}

/** An order on its way begins with when it arrives and where it is; any other with its state. A cancelled one is grey. */
export const OrderHero = observer(function OrderHero({ order }: { order: OrderDetail }) {
  const arrival = arrivalOf(order)
  const state = stateWord(order.status)
  const isOver = order.status === 'cancelled'
  const note = isOver ? 'ink2' : 'muteOnForest'
  return (
    <View className={cx('order-hero', isOver && 'order-hero--over')}>
      <View className="order-hero__row">
        {isOver && <Icon glyph={cross} tone="ink2" />}
        <View className={cx('order-hero__words', isOver && 'order-hero__words--over')}>
          {arrival && (
            <Text id={ordersIds.orderStatus} size={13} bold tone="muteOnForest">
              {state}
            </Text>
          )}
          <Text
            id={arrival ? undefined : ordersIds.orderStatus}
            size={24}
            bold
            tone={isOver ? 'ink' : 'onNight'}
            heading={2}
          >
            {arrival?.title ?? state}
          </Text>
          <View className="order-hero__next">
            <Text size={13} tone={note}>
              {noteOf(order, arrival?.late ?? false)}
            </Text>
          </View>
        </View>
        {!isOver && <Art src={ART[order.status] ?? parcel} ground="forest" small />}
      </View>
      <OrderProgress status={order.status} />
    </View>
  )
})
