import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './posts.scss'

const CARDS = ['80%', '64%', '72%']

/** The skeleton of the posts. */
export function PostsSkeleton() {
  return (
    <View className="posts">
      {CARDS.map((width) => (
        <View key={width} className="posts__post">
          <SkeletonLine height={168} shape="card" />
          <View className="posts__gap" />
          <SkeletonLine width={width} height={22} />
          <View className="posts__gap" />
          <SkeletonLine height={44} />
        </View>
      ))}
    </View>
  )
}
