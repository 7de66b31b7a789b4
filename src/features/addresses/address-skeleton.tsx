import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { Bone } from '@/kit/skeleton/bone'
import './address-skeleton.scss'

/** The skeleton of the first addresses. */
export function AddressSkeleton() {
  return (
    <>
      {['first', 'second'].map((key) => (
        <Panel key={key}>
          <Bone width="50%" height={20} />
          <View className="address-skeleton__gap" />
          <Bone width="80%" height={16} />
          <View className="address-skeleton__gap" />
          <Bone width="60%" height={16} />
        </Panel>
      ))}
    </>
  )
}
