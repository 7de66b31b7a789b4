import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './filter-form.scss'

/** The height in px of the prices with their bars, and the usual heights of the groups of choices. */
const GROUPS = [156, 156, 156, 208]

/** The skeleton of the filters beside a list, until its facets have loaded. */
export function FilterSkeleton() {
  return (
    <View className="filter-form">
      {GROUPS.map((height, place) => (
        <View key={place} className="filter-form__group">
          <View className="filter-form__title">
            <SkeletonLine late width="50%" height={22} />
          </View>
          <SkeletonLine late height={height} shape="card" />
        </View>
      ))}
    </View>
  )
}
