import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './brands-skeleton.scss'

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The skeleton of the brands. */
export function BrandsSkeleton() {
  return (
    <View className="brands-skeleton">
      {ROWS.map((row) => (
        <View key={row} className="brands-skeleton__row">
          <SkeletonLine width={44} height={44} shape="card" />
          <View className="brands-skeleton__name">
            <SkeletonLine width={140} height={16} />
          </View>
        </View>
      ))}
    </View>
  )
}
