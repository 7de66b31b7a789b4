import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { addressesIds } from '../ids'
import '../address-form.scss'

interface PlaceLineProps {
  /** City and state, as the postal code has them. */
  readonly line: string
  readonly onCorrect: () => void
}

/** Where a postal code is, in place of two fields. */
export const PlaceLine = observer(function PlaceLine({ line, onCorrect }: PlaceLineProps) {
  return (
    <View className="address-form__place">
      <View className="address-form__chosen">
        <Text size={13} bold>
          {t('checkout.address_city')}
        </Text>
        <Text live="status">{line}</Text>
      </View>
      <Pressable
        id={addressesIds.addressCorrect}
        label={`${t('checkout.change')}, ${line}`}
        onPress={onCorrect}
        className="address-form__correct"
      >
        <Text size={13} bold tone="accent">
          {t('checkout.change')}
        </Text>
      </Pressable>
    </View>
  )
})
