import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './application-skeleton.scss'

/** The skeleton of the fields. */
export function ApplicationSkeleton() {
  return (
    <Panel>
      {['shop', 'person', 'address'].map((key) => (
        <View key={key} className="application-skeleton__field">
          <SkeletonLine width="100%" height={48} />
        </View>
      ))}
    </Panel>
  )
}
