import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { Bone } from '@/kit/skeleton/bone'
import './orders-skeleton.scss'

/** The skeleton of the first orders. */
export function OrdersSkeleton() {
  return (
    <>
      {['first', 'second', 'third'].map((key) => (
        <Panel key={key}>
          <Bone width="50%" height={20} />
          <View className="orders-skeleton__gap" />
          <Bone width={64} height={64} shape="card" />
          <View className="orders-skeleton__gap" />
          <Bone height={40} shape="pill" />
        </Panel>
      ))}
    </>
  )
}
