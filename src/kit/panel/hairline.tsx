import { View } from '@tarojs/components'
import './hairline.scss'

/** A line between parts of a panel. */
export function Hairline() {
  return <View className="hairline" />
}
