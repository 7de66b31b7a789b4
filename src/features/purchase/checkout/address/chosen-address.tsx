import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Address } from '@contract/entities/address'
import { AddressLines } from '@/features/addresses/address-lines'
import { Icon } from '@/kit/icon/icon'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { Panel } from '@/kit/panel/panel'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import '../../shared/steps.scss'

/** The shipping address, with a link to choose another. */
export const ChosenAddress = observer(function ChosenAddress({
  address,
  onChange,
}: {
  address: Address
  onChange: () => void
}) {
  return (
    <Panel>
      <View className="steps__head">
        <View className="steps__title">
          <Text size={17} bold heading={2}>
            {t('checkout.address')}
          </Text>
        </View>
        <Pressable label={t('checkout.change_address')} onPress={onChange} className="steps__change">
          <Text size={13} bold tone="accent">
            {t('checkout.change')}
          </Text>
        </Pressable>
      </View>
      <View className="steps__address">
        <View className="steps__icon">
          <Icon glyph={mapPin} />
        </View>
        <View className="steps__lines">
          <Text bold>{address.name}</Text>
          <AddressLines address={address} />
        </View>
      </View>
    </Panel>
  )
})
