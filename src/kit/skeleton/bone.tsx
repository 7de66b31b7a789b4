import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { useDelayed } from './use-delayed'
import './bone.scss'

interface BoneProps {
  /** The real thing's size in px, or a share of its parent ("60%"). The full width when not said. */
  width?: number | string
  height?: number
  /** A square of its width, as a picture is. */
  square?: boolean
  shape?: 'bar' | 'card' | 'pill' | 'arch'
  /** Takes its space at once, but shows only after a delay, so that nothing below moves. */
  late?: boolean
}

/** A block of a skeleton: where something will be. It does not shimmer. */
export function Bone({ width = '100%', height, square, shape = 'bar', late = false }: BoneProps) {
  const size = square ? { width, paddingBottom: width } : { width, height: height ?? 16 }
  const shown = useDelayed(late) === late
  return <View className={cx('bone', `bone--${shape}`, !shown && 'bone--unseen')} style={size} />
}
