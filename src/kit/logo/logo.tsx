import { View } from '@tarojs/components'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './logo.scss'

/** The same in every language. */
const NAME = 'Souk'

/** The name with its arch. With `onPress` it links to home. */
export function Logo({ onPress, href }: { onPress?: () => void; href?: string }) {
  const mark = (
    <View className="logo">
      <View className="logo__arch" />
      <Text size={24} bold>
        {NAME}
      </Text>
    </View>
  )
  if (!onPress) return mark
  return (
    <Pressable label={NAME} role="link" href={href} onPress={onPress}>
      {mark}
    </Pressable>
  )
}
