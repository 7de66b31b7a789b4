import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { useDelayed } from './use-delayed'
import './skeleton-line.scss'

interface SkeletonLineProps {
  /** The width of the real content in px, or a share of the parent ("60%"); the full width by default. */
  width?: number | string
  height?: number
  /** As high as it is wide, like a picture. */
  square?: boolean
  shape?: 'bar' | 'card' | 'pill' | 'arch'
  /** Takes its space at once but becomes visible after a delay, so that nothing below moves. */
  late?: boolean
}

/** A block of a skeleton. It does not shimmer. */
export function SkeletonLine({ width = '100%', height, square, shape = 'bar', late = false }: SkeletonLineProps) {
  const size = square ? { width, paddingBottom: width } : { width, height: height ?? 16 }
  const shown = useDelayed(late) === late
  return <View className={cx('bone', `bone--${shape}`, !shown && 'bone--unseen')} style={size} />
}
