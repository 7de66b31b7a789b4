import { View } from '@tarojs/components'
import { Bone } from '@/kit/skeleton/bone'
import './product-skeleton.scss'

/** The skeleton of picture, price, name and options. */
export function ProductSkeleton() {
  return (
    <View className="product-skeleton">
      <View className="product-skeleton__picture">
        <Bone square />
      </View>
      <View className="product-skeleton__words">
        <Bone width="40%" height={30} />
        <View className="product-skeleton__gap" />
        <Bone width="80%" height={24} />
        <View className="product-skeleton__gap" />
        <Bone width="50%" />
        <View className="product-skeleton__gap" />
        <Bone width="60%" height={44} shape="pill" />
      </View>
    </View>
  )
}
