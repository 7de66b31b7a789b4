import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Address } from '@contract/entities/address'
import { addressLines } from '@/features/addresses/form/address-text'
import { Icon } from '@/kit/icon/icon'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { Panel } from '@/kit/panel/panel'
import { Press } from '@/kit/press/press'
import { Txt } from '@/kit/text/txt'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import './steps.scss'

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
          <Txt size={17} bold heading={2}>
            {t('checkout.address')}
          </Txt>
        </View>
        <Press label={t('checkout.change_address')} onPress={onChange} className="steps__change">
          <Txt size={13} bold tone="accent">
            {t('checkout.change')}
          </Txt>
        </Press>
      </View>
      <View className="steps__address">
        <View className="steps__icon">
          <Icon glyph={mapPin} />
        </View>
        <View className="steps__lines">
          <Txt bold>{address.name}</Txt>
          {addressLines(address, settings.tag).map((line) => (
            <Txt key={line} tone="ink2">
              {line}
            </Txt>
          ))}
        </View>
      </View>
    </Panel>
  )
})
