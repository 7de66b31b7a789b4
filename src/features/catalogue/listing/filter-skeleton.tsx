import { View } from '@tarojs/components'
import { Bone } from '@/kit/skeleton/bone'
import './filter-form.scss'

/** As high as the fields of the price, and as the groups of choices mostly are. */
const GROUPS = [76, 156, 156, 208]

/** The filters beside a list whose facets are on their way. */
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
