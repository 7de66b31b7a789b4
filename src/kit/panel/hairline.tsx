import { View } from '@tarojs/components'
import './hairline.scss'

/** A line between parts of one panel. */
export function Hairline() {
  return <View className="hairline" />
}
