import { View } from '@tarojs/components'
import type { ReactElement } from 'react'
import { AT_ONCE, inBlocks } from '@/kit/virtual-list/in-blocks.h5'
import './product-grid.scss'

const cell = (card: ReactElement) => (
  <View key={card.key as string} className="grid__cell">
    {card}
  </View>
)

/**
 * Product cards in 2 columns, 3 from 600 px, 4 from 900 px, 5 from 1200 px and on turned phones. Use cards with `width="grid"`, each with a
 * key. Of those after the first, only what is near the visible part is drawn.
 */
export function ProductGrid({ children }: { children: readonly ReactElement[] }) {
  return (
    <View className="grid">
      {children.slice(0, AT_ONCE).map(cell)}
      {inBlocks(children.map((card) => () => cell(card)))}
    </View>
  )
}
