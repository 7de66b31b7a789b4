import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './notices-skeleton.scss'

const ROWS = ['62%', '48%', '70%', '55%', '64%', '50%']

/** The skeleton of the notices. */
export function NoticesSkeleton() {
  return (
    <View className="notices-skeleton">
      {ROWS.map((width) => (
        <View key={width} className="notices-skeleton__row">
          <View className="notices-skeleton__disc">
            <SkeletonLine square shape="pill" />
          </View>
          <View className="notices-skeleton__words">
            <SkeletonLine width={width} height={18} />
            <View className="notices-skeleton__gap" />
            <SkeletonLine height={36} />
          </View>
        </View>
      ))}
    </View>
  )
}
