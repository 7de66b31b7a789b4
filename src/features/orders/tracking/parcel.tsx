import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { copy } from '@/kit/icon/glyphs/copy'
import { Hairline } from '@/kit/panel/hairline'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { toast } from '@/stores/toast'
import './parcel.scss'

interface ParcelProps {
  carrier: string | null
  number: string | null
  /** What is in it. */
  note?: string
  /** The id of the number. */
  id?: string
}

/** The carrier, and the tracking number, which a tap copies. */
export const Parcel = observer(function Parcel({ carrier, number, note, id }: ParcelProps) {
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
      <Hairline />
      <View className="parcel__gap" />
    </>
  )
})
