import { View } from '@tarojs/components'
import { CardSkeleton } from '@/kit/product-card/card-skeleton'
import './row-skeleton.scss'

const CARDS = [0, 1, 2, 3, 4]

/** A row of cards that is still loading: its place is kept from the start, so that nothing below it moves. */
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
