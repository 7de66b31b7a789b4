import { View } from '@tarojs/components'
import { Switch } from '@/kit/switch/switch'
import { Text } from '@/kit/text/text'
import './filter-tick.scss'

/** A filter that can be on or off. */
export function FilterTick(props: { title: string; note: string; on: boolean; onPress: () => void }) {
  return (
    <View className="filter-tick">
      <View className="filter-tick__words">
        <Text bold>{props.title}</Text>
        <Text size={13} tone="ink2">
          {props.note}
        </Text>
      </View>
      <Switch label={props.title} on={props.on} onPress={props.onPress} />
    </View>
  )
}
