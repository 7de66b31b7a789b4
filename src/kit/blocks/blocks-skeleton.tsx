import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './blocks-skeleton.scss'

const PARAGRAPHS = ['40%', '55%', '45%']

/** The skeleton of a long text. */
export function BlocksSkeleton() {
  return (
    <View className="blocks-skeleton">
      {PARAGRAPHS.map((width) => (
        <View key={width} className="blocks-skeleton__part">
          <SkeletonLine width={width} height={20} />
          <View className="blocks-skeleton__gap" />
          <SkeletonLine height={72} />
        </View>
      ))}
    </View>
  )
}
