import { View } from '@tarojs/components'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { ProductGrid } from './product-grid'
import './card-skeleton.scss'

/** The skeleton of a product card. */
export function CardSkeleton() {
  return (
    <View className="card-skeleton">
      <SkeletonLine square shape="card" />
      <View className="card-skeleton__line" />
      <SkeletonLine width="90%" height={14} />
      <View className="card-skeleton__line" />
      <SkeletonLine width="45%" height={18} />
      <View className="card-skeleton__line" />
      <SkeletonLine width="60%" height={12} />
    </View>
  )
}

/** A grid of card skeletons. */
export function GridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </ProductGrid>
  )
}
