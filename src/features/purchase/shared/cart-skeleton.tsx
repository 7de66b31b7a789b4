import { View } from '@tarojs/components'
import { Panel } from '@/kit/panel/panel'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import './cart-skeleton.scss'

/** The skeleton of the shops with their lines. */
export function CartSkeleton() {
  return (
    <>
      {['first', 'second'].map((key) => (
        <Panel key={key}>
          <SkeletonLine width="50%" height={20} />
          {['one', 'two'].map((line) => (
            <View key={line} className="cart-skeleton__line">
              <SkeletonLine width={80} height={80} shape="card" />
              <View className="cart-skeleton__words">
                <SkeletonLine width="80%" height={16} />
                <View className="cart-skeleton__gap" />
                <SkeletonLine width="40%" height={14} />
              </View>
            </View>
          ))}
        </Panel>
      ))}
    </>
  )
}
