import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './records-skeleton.scss'

/** The skeleton of the first records. */
export function RecordsSkeleton() {
  return (
    <Panel>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <View key={key} className="records-skeleton">
          <View className="records-skeleton__disc">
            <SkeletonLine width={40} height={40} shape="pill" />
          </View>
          <View className="records-skeleton__words">
            <SkeletonLine width="60%" height={18} />
            <View className="records-skeleton__gap" />
            <SkeletonLine width="40%" height={14} />
          </View>
        </View>
      ))}
    </Panel>
  )
}
