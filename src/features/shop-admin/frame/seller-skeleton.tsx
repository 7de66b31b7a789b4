import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './seller-skeleton.scss'

/** The skeleton of the first orders or variants. */
export function SellerSkeleton() {
  return (
    <>
      {['first', 'second', 'third'].map((key) => (
        <Panel key={key}>
          <SkeletonLine width="50%" height={20} />
          <View className="seller-skeleton__gap" />
          <SkeletonLine width="100%" height={64} shape="card" />
        </Panel>
      ))}
    </>
  )
}
