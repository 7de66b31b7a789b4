import { View } from '@tarojs/components'
import { Bone } from '@/components/skeleton/bone'
import './policy-skeleton.scss'

const PARAGRAPHS = ['40%', '55%', '45%']

/** Where the headings and paragraphs of a policy will be. */
export function PolicySkeleton() {
  return (
    <View className="policy-skeleton">
      {PARAGRAPHS.map((width) => (
        <View key={width} className="policy-skeleton__part">
          <Bone width={width} height={20} />
          <View className="policy-skeleton__gap" />
          <Bone height={72} />
        </View>
      ))}
    </View>
  )
}
