import { View } from '@tarojs/components'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './logo.scss'

interface LogoProps {
  /** What the marketplace is called, in every language. */
  name: string
  onPress?: () => void
  href?: string
}

/** The name with its arch, cut off where there is no room. With `onPress` it links to home. */
export function Logo({ name, onPress, href }: LogoProps) {
  const mark = (
    <View className="logo">
      <View className="logo__arch" />
      <Text size={24} bold>
        {name}
      </Text>
    </View>
  )
  if (!onPress) return mark
  return (
    <Pressable label={name} role="link" href={href} onPress={onPress}>
      {mark}
    </Pressable>
  )
}
