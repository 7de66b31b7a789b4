import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract/entities/product'
import { IconButton } from '@/kit/icon-button/icon-button'
import { cross } from '@/kit/icon/glyphs/cross'
import { browsingIds } from '../ids'
import { quickAdd } from '@/features/product/quick-add'
import { FavouriteHeart } from '@/features/product/favourite-heart'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { QuickAdd } from '@/kit/product-card/quick-add'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { useWhileVisible } from '@/hooks/use-while-visible'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './compare-head.scss'

interface CompareHeadProps {
  product: ProductCard
  /** From `useQuickAdd`. */
  onAdd: (product: ProductCard) => void | Promise<unknown>
  onRemove?: () => void | Promise<unknown>
}

/** A product above its column: a link to its page, its heart, and buttons that add it to the cart and remove the column. */
export const CompareHead = observer(function CompareHead({ product, onAdd, onRemove }: CompareHeadProps) {
  const { product_id, image, ground } = product
  const inCart = useWhileVisible(() => quickAdd.inCart(product_id), product_id)
  const name = localised(product, 'name', settings.language)
  const params = { product_id }
  return (
    <View className="compare-head">
      <Pressable
        role="link"
        label={name}
        byContent
        href={hrefTo('product', params)}
        onPress={() => go('product', params)}
      >
        <Picture image={image} ground={ground} alt="" small />
        <View className="compare-head__name">
          <Text lines={2} bold>
            {name}
          </Text>
        </View>
      </Pressable>
      {product.stock > 0 && (
        <QuickAdd label={t('product.add_named', { name })} inCart={inCart} onAdd={() => onAdd(product)} />
      )}
      <View className="compare-head__heart">
        <FavouriteHeart productId={product_id} name={name} disc />
      </View>
      {onRemove && (
        <View className="compare-head__remove">
          <IconButton
            disc
            id={browsingIds.compareRemove(product_id)}
            glyph={cross}
            label={t('compareTable.remove', { name })}
            onPress={onRemove}
          />
        </View>
      )}
    </View>
  )
})
