import { View } from 'react-native'
import type { ProductCard } from '@contract/entities/product'
import { VirtualList } from '@/kit/virtual-list/virtual-list'
import { ProductTile } from './cards/product-tile'
import type { ProductCardsProps } from './cards/types'
import { useQuickAdd } from './use-quick-add'
import './product-cards.scss'

interface Pair {
  readonly key: string
  readonly products: readonly ProductCard[]
  /** the index of the first product among all products */
  readonly place: number
}

/** A grid of products from the API, with links and quick-add. Pairs far from the screen are not mounted. */
export function ProductCards({ products, eager = 0 }: ProductCardsProps) {
  const { add, sheet } = useQuickAdd()
  return (
    <>
      <View className="product-cards">
        <VirtualList
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
  return products.flatMap((product, place) =>
    place % 2 === 0 ? [{ key: product.product_id, products: products.slice(place, place + 2), place }] : [],
  )
}
