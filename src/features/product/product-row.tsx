import { View } from '@tarojs/components'
import type { ProductCard } from '@contract/entities/product'
import { useFirst } from '@/kit/first/use-first'
import { Row } from '@/kit/row/row'
import { Scroll } from '@/kit/scroll/scroll'
import { Slot } from '@/kit/slot/slot'
import { ProductTile } from './cards/product-tile'
import { useQuickAdd } from './use-quick-add'
import './product-row.scss'

/** The width in px of a flash deal with its gap, the narrowest card. */
const NARROWEST = 140

interface ProductRowProps {
  products: readonly ProductCard[]
  /** Accessible name of the row. */
  label: string
  width: 'flash' | 'small' | 'medium'
}

/** Products in a row that scrolls sideways; on wide screens in columns. Flash deals have no quick-add. */
export function ProductRow({ products, label, width }: ProductRowProps) {
  const { add, sheet } = useQuickAdd()
  const { limit, more } = useFirst({ width: NARROWEST })
  return (
    <>
      <Scroll sideways label={label} className="product-row" onEnd={more}>
        <View className="product-row__row">
          {products.slice(0, limit).map((product) => (
            <View key={product.product_id} className="product-row__cell">
              <Row>
                <ProductTile product={product} width={width} onAdd={width === 'flash' ? undefined : add} />
              </Row>
            </View>
          ))}
        </View>
      </Scroll>
      <Slot>{sheet}</Slot>
    </>
  )
}
