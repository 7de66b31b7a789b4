import { View } from '@tarojs/components'
import { Icon } from '@/kit/icon/icon'
import { lock } from '@/kit/icon/glyphs/lock'
import { Txt } from '@/kit/text/txt'
import { useT } from '@/locales/use-t'
import './reassurance.scss'

/** Says that nothing is final yet. */
export function Reassurance() {
  const t = useT()
  return (
    <View className="reassurance">
      <Icon glyph={lock} size={16} tone="ink2" />
      <View className="reassurance__text">
        <Txt size={13} tone="ink2">
          {t('cart.cancel_free')}
        </Txt>
      </View>
    </View>
  )
}
