import { View } from '@tarojs/components'
import { Press } from '@/kit/press/press'
import { Txt } from '@/kit/text/txt'
import './logo.scss'

/** The same in every language. */
const NAME = 'Souk'

/** The name with its arch. With `onPress` it links to home. */
export function Logo({ onPress, href }: { onPress?: () => void; href?: string }) {
  const mark = (
    <View className="logo">
      <View className="logo__arch" />
      <Txt size={24} bold>
        {NAME}
      </Txt>
    </View>
  )
  if (!onPress) return mark
  return (
    <Press label={NAME} role="link" href={href} onPress={onPress}>
      {mark}
    </Press>
  )
}
