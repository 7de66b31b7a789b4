import { View } from '@tarojs/components'
import { Bone } from '@/kit/skeleton/bone'
import './filter-form.scss'

/** The height in px of the price fields, and the usual heights of the groups of choices. */
const GROUPS = [76, 156, 156, 208]

/** The skeleton of the filters beside a list, until its facets have loaded. */
export function FilterSkeleton() {
  return (
    <View className="filter-form">
      {GROUPS.map((height, place) => (
        <View key={place} className="filter-form__group">
          <View className="filter-form__title">
            <Bone late width="50%" height={22} />
          </View>
          <Bone late height={height} shape="card" />
        </View>
      ))}
    </View>
  )
}
