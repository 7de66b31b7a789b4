import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/kit/icon/icon'
import { lock } from '@/kit/icon/glyphs/lock'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './reassurance.scss'

/** Says that nothing is final yet. */
export const Reassurance = observer(function Reassurance() {
  return (
    <View className="reassurance">
      <Icon glyph={lock} size={16} tone="ink2" />
      <View className="reassurance__text">
        <Text size={13} tone="ink2">
          {t('cart.cancel_free')}
        </Text>
      </View>
    </View>
  )
})
