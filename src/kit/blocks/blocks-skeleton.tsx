import { View } from '@tarojs/components'
import { Bone } from '@/kit/skeleton/bone'
import './blocks-skeleton.scss'

const PARAGRAPHS = ['40%', '55%', '45%']

/** The skeleton of a long text. */
export function BlocksSkeleton() {
  return (
    <View className="blocks-skeleton">
      {PARAGRAPHS.map((width) => (
        <View key={width} className="blocks-skeleton__part">
          <Bone width={width} height={20} />
          <View className="blocks-skeleton__gap" />
          <Bone height={72} />
        </View>
      ))}
    </View>
  )
}
