import { View } from '@tarojs/components'
import { CardSkeleton } from '@/kit/product-card/card-skeleton'
import './row-skeleton.scss'

const CARDS = [0, 1, 2, 3, 4]

/** The skeleton of a row of cards. It takes the row's space from the start, so that nothing below moves. */
export function RowSkeleton() {
  return (
    <View className="row-skeleton">
      {CARDS.map((card) => (
        <View key={card} className="row-skeleton__card">
          <CardSkeleton />
        </View>
      ))}
    </View>
  )
}
