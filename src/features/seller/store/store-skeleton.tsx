import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './store-skeleton.scss'

/** The skeleton of the sales, the counts and the best sellers. */
export function StoreSkeleton() {
  return (
    <>
      <Panel>
        <SkeletonLine width="40%" height={20} />
        <View className="store-skeleton__gap" />
        <SkeletonLine width="100%" height={160} />
      </Panel>
      <Panel>
        <SkeletonLine width="100%" height={56} />
      </Panel>
      <Panel>
        <SkeletonLine width="100%" height={72} />
      </Panel>
    </>
  )
}
