import { View } from '@tarojs/components'
import './safe-area.scss'

/** A space as high as the safe area at one edge of the device. In the mini-program the top includes the status bar. */
export function SafeArea({ edge }: { edge: 'top' | 'bottom' }) {
  return <View className={edge === 'top' ? 'safe-area--top' : 'safe-area--bottom'} />
}
