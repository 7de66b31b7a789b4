import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { Bone } from '@/kit/skeleton/bone'
import './store-skeleton.scss'

/** The skeleton of the sales, the counts and the best sellers. */
export function StoreSkeleton() {
  return (
    <>
      <Panel>
        <Bone width="40%" height={20} />
        <View className="store-skeleton__gap" />
        <Bone width="100%" height={160} />
      </Panel>
      <Panel>
        <Bone width="100%" height={56} />
      </Panel>
      <Panel>
        <Bone width="100%" height={72} />
      </Panel>
    </>
  )
}
