import { View } from '@tarojs/components'
import { Children, type ReactElement } from 'react'
import { Row } from '@/kit/row/row'
import './product-grid.scss'

/** Even, because a row has two cards. */
const TOGETHER = 20

/**
 * Product cards in 2 columns, in parts of 20, so that the next page of a list is sent as one part. Use cards with
 * `width="grid"`.
 */
export function ProductGrid({ children }: { children: readonly ReactElement[] }) {
  const cards = Children.toArray(children)
  const parts = Array.from({ length: Math.ceil(cards.length / TOGETHER) }, (_, part) =>
    cards.slice(part * TOGETHER, (part + 1) * TOGETHER),
  )
  return (
    <View>
      {parts.map((part, place) => (
        <View key={place} className="grid">
          {Children.map(part, (card) => (
            <View className="grid__cell">
              <Row>{card}</Row>
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
