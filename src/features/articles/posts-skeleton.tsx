import { View } from '@tarojs/components'
import { Bone } from '@/kit/skeleton/bone'
import './posts.scss'

const CARDS = ['80%', '64%', '72%']

/** The skeleton of the posts. */
export function PostsSkeleton() {
  return (
    <View className="posts">
      {CARDS.map((width) => (
        <View key={width} className="posts__post">
          <Bone height={168} shape="card" />
          <View className="posts__gap" />
          <Bone width={width} height={22} />
          <View className="posts__gap" />
          <Bone height={44} />
        </View>
      ))}
    </View>
  )
}
