import { View } from '@tarojs/components'
import { cx } from '@/components/cx'
import './bone.scss'

export interface BoneProps {
  /** The real thing's size in px, or a share of its parent ("60%"). The full width when not said. */
  width?: number | string
  height?: number
  /** A square of its width, as a picture is. */
  square?: boolean
  shape?: 'bar' | 'card' | 'pill' | 'arch'
}

/** A block of a skeleton: where something will be. It does not shimmer. */
export function Bone({ width = '100%', height, square, shape = 'bar' }: BoneProps) {
  const size = square ? { width, paddingBottom: width } : { width, height: height ?? 16 }
  return <View className={cx('bone', `bone--${shape}`)} style={size} />
}
