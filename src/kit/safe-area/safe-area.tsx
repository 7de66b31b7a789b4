import { View } from '@tarojs/components'
import './safe-area.scss'

/** As high as what the device covers at an edge. In the mini-program the top holds the status bar, too. */
export function SafeArea({ edge }: { edge: 'top' | 'bottom' }) {
  return <View className={edge === 'top' ? 'safe-area--top' : 'safe-area--bottom'} />
}
