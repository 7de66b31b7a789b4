import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { ordersIds } from '../ids'
import { Button } from '@/kit/button/button'
import { copy } from '@/kit/icon/glyphs/copy'
import { Hairline } from '@/kit/panel/hairline'
import { Text } from '@/kit/text/text'
import '@/locales/late/orders'
import { useT } from '@/locales/use-t'
import { toast } from '@/stores/toast'
import { TrackButton } from '../parts/track-button'
import './parcel.scss'

interface ParcelProps {
  carrier: string | null
  number: string | null
  /** What is in it. */
  note?: string
  /** The id of the number. */
  id?: string
  /** Adds the link to the tracking of this order. */
  orderId?: string
}

/** The carrier, and the tracking number, which a tap copies. */
export function Parcel({ carrier, number, note, id, orderId }: ParcelProps) {
  const t = useT()
  if (number === null) return null
  const copyNumber = async () => {
    await Taro.setClipboardData({ data: number })
    toast.show(t('orders.copied'))
  }
  return (
    <>
      <View className="parcel">
        <View className="parcel__words">
          {carrier && (
            <Text size={13} tone="ink2">
              {carrier}
            </Text>
          )}
          <Text id={id} bold figures>
            {number}
          </Text>
          {note !== undefined && (
            <Text size={13} tone="ink2">
              {note}
            </Text>
          )}
        </View>
        <Button kind="line" size="sm" icon={copy} label={t('orders.copy')} onPress={copyNumber} />
      </View>
      {orderId !== undefined && (
        <View className="parcel__track">
          <TrackButton id={ordersIds.track} orderId={orderId} />
        </View>
      )}
      <Hairline />
      <View className="parcel__gap" />
    </>
  )
}
