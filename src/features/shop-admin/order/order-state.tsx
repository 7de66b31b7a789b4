import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import type { SellerOrder } from '@contract/entities/seller/order'
import { formatDateTime } from '@/domain/time/dates'
import { Button } from '@/kit/button/button'
import { copy } from '@/kit/icon/glyphs/copy'
import { pencil } from '@/kit/icon/glyphs/pencil'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { piecesLeft } from '@/domain/seller/pieces-left'
import { now } from '@/platform/clock'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { shopAdminIds } from '../ids'
import { OrderDeadline } from '../steps/order-deadline'
import './order-state.scss'

const Parcel = observer(function Parcel({ order, onCorrect }: { order: SellerOrder; onCorrect: () => void }) {
  const { log_sn: number, carrier } = order
  if (number === null) return null
  const copyNumber = async () => {
    await Taro.setClipboardData({ data: number })
    toast.show(t('orders.copied'))
  }
  return (
    <View className="seller-state__parcel">
      {carrier && (
        <Text size={13} tone="ink2">
          {carrier}
        </Text>
      )}
      <Text id={shopAdminIds.trackingNumber} bold figures>
        {number}
      </Text>
      <View className="seller-state__buttons">
        <Button kind="line" size="sm" icon={copy} label={t('orders.copy')} onPress={copyNumber} />
        {order.actions.includes('parcel') && (
          <Button
            id={shopAdminIds.correct}
            kind="line"
            size="sm"
            icon={pencil}
            label={t('shopAdmin.correct')}
            opens="dialog"
            onPress={onCorrect}
          />
        )}
      </View>
    </View>
  )
})

/** The state of the order, until when it has to be shipped, and its parcel. */
export const OrderState = observer(function OrderState(props: { order: SellerOrder; onCorrect: () => void }) {
  const { order } = props
  const { status, deliver_from: from } = order
  const tooEarly = from !== null && Date.parse(from) > now()
  return (
    <Panel>
      <View className="seller-state__head">
        <Text id={shopAdminIds.status} size={20} bold heading={2}>
          {t(`states.${status}`)}
        </Text>
        {order.ship_by !== null && <OrderDeadline order={order} />}
      </View>
      {order.cancel_remark !== '' && (
        <View className="seller-state__note">
          <Text tone="ink2">{t('shopAdmin.cancelled_because', { text: order.cancel_remark })}</Text>
        </View>
      )}
      <Parcel {...props} />
      {order.partly_sent && (
        <View className="seller-state__note">
          <Text id={shopAdminIds.rest} tone="ink2">
            {t('shopAdmin.rest', { count: piecesLeft(order) })}
          </Text>
        </View>
      )}
      {tooEarly && (
        <View className="seller-state__note">
          <Text size={13} tone="ink2">
            {t('shopAdmin.deliver_from', { time: formatDateTime(from, settings.language) })}
          </Text>
        </View>
      )}
    </Panel>
  )
})
