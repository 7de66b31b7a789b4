import { View } from '@tarojs/components'
import { Chip } from '@/kit/chip/chip'
import { Text } from '@/kit/text/text'
import './chips.scss'

interface Way {
  readonly key: string
  readonly text: string
  readonly href?: string
  readonly onPress: () => void | Promise<unknown>
}

interface ChipsProps {
  title: string
  icon?: string
  ways: readonly Way[]
}

/** A title over chips that lead on. Nothing without chips. */
export function Chips({ title, icon, ways }: ChipsProps) {
  if (ways.length === 0) return null
  return (
    <View className="chips">
      <View className="chips__title">
        <Text size={17} bold heading={2}>
          {title}
        </Text>
      </View>
      <View className="chips__row">
        {ways.map(({ key, text, href, onPress }) => (
          <View key={key} className="chips__one">
            <Chip text={text} icon={icon} end="leads" href={href} onPress={onPress} />
          </View>
        ))}
      </View>
    </View>
  )
}
