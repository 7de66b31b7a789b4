import { View } from '@tarojs/components'
import type { ProductCard } from '@contract/entities/product'
import { ProductRow } from '../product-row'
import { SectionTitle } from '@/kit/section-title/section-title'
import './neighbours.scss'

/** Other products, side by side. Draws nothing when there are none. */
export function Neighbours({ title, products }: { title: string; products: readonly ProductCard[] }) {
  if (products.length === 0) return null
  return (
    <View className="neighbours">
      <SectionTitle title={title} />
      <View className="neighbours__gap" />
      <ProductRow products={products} label={title} width="medium" />
    </View>
  )
}
