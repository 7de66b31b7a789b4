import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './category-skeleton.scss'

const KINDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The skeleton of a department. */
export function CategorySkeleton() {
  return (
    <View className="category-skeleton">
      <SkeletonLine height={56} shape="card" />
      <View className="category-skeleton__kinds">
        {KINDS.map((key) => (
          <View key={key} className="category-skeleton__kind">
            <SkeletonLine square shape="card" />
          </View>
        ))}
      </View>
    </View>
  )
}
