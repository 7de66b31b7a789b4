import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './product-skeleton.scss'

/** The skeleton of picture, price, name and options. */
export function ProductSkeleton() {
  return (
    <View className="product-skeleton">
      <View className="product-skeleton__picture">
        <SkeletonLine square />
      </View>
      <View className="product-skeleton__words">
        <SkeletonLine width="40%" height={30} />
        <View className="product-skeleton__gap" />
        <SkeletonLine width="80%" height={24} />
        <View className="product-skeleton__gap" />
        <SkeletonLine width="50%" />
        <View className="product-skeleton__gap" />
        <SkeletonLine width="60%" height={44} shape="pill" />
      </View>
    </View>
  )
}
