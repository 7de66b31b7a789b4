import { View } from '@tarojs/components'
import type { ProductCard } from '@contract/entities/product'
import { Scroll } from '@/components/scroll/scroll'
import { ProductTile } from './product-tile'
import { useQuickAdd } from './use-quick-add'
import './product-row.scss'

interface ProductRowProps {
  products: readonly ProductCard[]
  /** The row's name for who does not see it. */
  label: string
  width: 'flash' | 'small' | 'medium'
}

/** Products side by side, to be scrolled sideways; on wide screens in columns. Flash deals have no quick-add. */
export function ProductRow({ products, label, width }: ProductRowProps) {
  const { add, sheet } = useQuickAdd()
  return (
    <>
      <Scroll sideways label={label} className="product-row">
        <View className="product-row__row">
          {products.map((product) => (
            <View key={product.product_id} className="product-row__cell">
              <ProductTile product={product} width={width} onAdd={width === 'flash' ? undefined : add} />
            </View>
          ))}
        </View>
      </Scroll>
      {sheet}
    </>
  )
}
