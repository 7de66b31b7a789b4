import { View } from 'react-native'
import type { ProductCard } from '@contract/entities/product'
import { Recycled } from '@/kit/recycled/recycled'
import { ProductTile } from './product-tile'
import type { ProductCardsProps } from './types'
import { useQuickAdd } from './use-quick-add'
import './product-cards.scss'

interface Pair {
  readonly key: string
  readonly products: readonly ProductCard[]
  /** of the first among all products */
  readonly place: number
}

/** A grid of products of the API, with opening and quick-add; pairs far from the screen are not mounted. */
export function ProductCards({ products, eager = 0 }: ProductCardsProps) {
  const { add, sheet } = useQuickAdd()
  return (
    <>
      <View className="product-cards">
        <Recycled
          items={pairsOf(products)}
          keyOf={({ key }) => key}
          row={({ products: pair, place }) =>
            pair.map((product, at) => (
              <ProductTile
                key={product.product_id}
                product={product}
                onAdd={add}
                width="half"
                eager={place + at < eager}
              />
            ))
          }
          className="product-cards__pair"
        />
      </View>
      {sheet}
    </>
  )
}

function pairsOf(products: readonly ProductCard[]): Pair[] {
  return Array.from({ length: Math.ceil(products.length / 2) }, (_, index) => {
    const pair = products.slice(2 * index, 2 * index + 2)
    return { key: pair[0].product_id, products: pair, place: 2 * index }
  })
}
