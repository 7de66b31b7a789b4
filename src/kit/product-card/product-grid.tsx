import { View } from '@tarojs/components'
import { Children, type ReactElement } from 'react'
import { Row } from '@/kit/row/row'
import './product-grid.scss'

/** Product cards in 2 columns, 3 from 600 px, 4 from 900 px, 5 from 1200 px. Use cards with `width="grid"`. */
export function ProductGrid({ children }: { children: readonly ReactElement[] }) {
  return (
    <View className="grid">
      {Children.map(children, (child) => (
        <View className="grid__cell">
          <Row>{child}</Row>
        </View>
      ))}
    </View>
  )
}
