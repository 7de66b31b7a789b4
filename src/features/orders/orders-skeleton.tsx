import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './orders-skeleton.scss'

/** The skeleton of the first orders. */
export function OrdersSkeleton() {
  return (
    <>
      {['first', 'second', 'third'].map((key) => (
        <Panel key={key}>
          <SkeletonLine width="50%" height={20} />
          <View className="orders-skeleton__gap" />
          <SkeletonLine width={64} height={64} shape="card" />
          <View className="orders-skeleton__gap" />
          <SkeletonLine height={40} shape="pill" />
        </Panel>
      ))}
    </>
  )
}
