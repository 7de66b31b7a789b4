import { ProductGrid } from '@/kit/product-card/product-grid'
import { Slot } from '@/kit/slot/slot'
import { ProductTile } from './cards/product-tile'
import type { ProductCardsProps } from './cards/types'
import { useQuickAdd } from './use-quick-add'

/** A grid of products from the API, with links and quick-add. */
export function ProductCards({ products, eager = 0 }: ProductCardsProps) {
  const { add, sheet } = useQuickAdd()
  return (
    <>
      <ProductGrid>
        {products.map((product, index) => (
          <ProductTile key={product.product_id} product={product} onAdd={add} eager={index < eager} />
        ))}
      </ProductGrid>
      <Slot>{sheet}</Slot>
    </>
  )
}
