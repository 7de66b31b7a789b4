import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract/entities/product'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Price } from '@/kit/price/price'
import { Text } from '@/kit/text/text'
import { currentPrice } from '@/domain/money/discount'
import { localised } from '@/domain/text/localised'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import './suggested-product.scss'

/** A suggested product: a tap opens it without a search. */
export const SuggestedProduct = observer(function SuggestedProduct({ product }: { product: ProductCard }) {
  const { parts } = usePrice()
  const params = { product_id: product.product_id }
  const name = localised(product, 'name', settings.language)
  const { price, was } = currentPrice(product)
  return (
    <Pressable
      role="link"
      label={`${name}, ${parts(price).text}`}
      byContent
      href={hrefTo('product', params)}
      onPress={() => go('product', params)}
      className="suggested-product"
    >
      <View className="suggested-product__picture">
        <Picture image={product.image} ground={product.ground} alt="" small radius="thumb" />
      </View>
      <View className="suggested-product__words">
        <Text lines={2}>{name}</Text>
        <Price parts={parts(price)} size={15} reduced={was !== undefined} />
      </View>
    </Pressable>
  )
})
