import { View } from '@tarojs/components'
import { useWide } from '@/shell/page/use-wide'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './shop-head.scss'

/** The skeleton of a shop's head: its logo and name, a line of text, and its note on shipping. */
export function ShopHeadSkeleton() {
  const wide = useWide()
  return (
    <View className="shop-head">
      <View className="shop-head__row">
        <SkeletonLine late width={56} height={62} shape="arch" />
        <View className="shop-head__words">
          <SkeletonLine late width="50%" height={24} />
        </View>
      </View>
      <View className="shop-head__text">
        <SkeletonLine late width="70%" height={wide ? 22 : 44} />
      </View>
      <View className="shop-head__note">
        <SkeletonLine late height={42} shape="card" />
      </View>
    </View>
  )
}
