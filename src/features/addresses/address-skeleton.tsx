import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './address-skeleton.scss'

/** The skeleton of the first addresses. */
export function AddressSkeleton() {
  return (
    <>
      {['first', 'second'].map((key) => (
        <Panel key={key}>
          <SkeletonLine width="50%" height={20} />
          <View className="address-skeleton__gap" />
          <SkeletonLine width="80%" height={16} />
          <View className="address-skeleton__gap" />
          <SkeletonLine width="60%" height={16} />
        </Panel>
      ))}
    </>
  )
}
