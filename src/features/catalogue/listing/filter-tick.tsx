import { View } from '@tarojs/components'
import { Tick } from '@/kit/tick/tick'
import { Txt } from '@/kit/text/txt'
import './filter-tick.scss'

/** A filter that can be on or off. */
export function FilterTick(props: { title: string; note: string; on: boolean; onPress: () => void }) {
  return (
    <View className="filter-tick">
      <View className="filter-tick__words">
        <Txt bold>{props.title}</Txt>
        <Txt size={13} tone="ink2">
          {props.note}
        </Txt>
      </View>
      <Tick label={props.title} on={props.on} onPress={props.onPress} />
    </View>
  )
}
