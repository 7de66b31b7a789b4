import { observer } from 'mobx-react-lite'
import type { ProductCard as Product } from '@contract/entities/product'
import { FavouriteHeart } from '../favourite-heart'
import { hrefTo } from '@/shell/page/href'
import { ProductCard } from '@/kit/product-card/product-card'
import type { ProductCardProps } from '@/kit/product-card/types'
import { compactCount } from '@/domain/text/compact-count'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { quickAdd } from '../quick-add'
import { settings } from '@/stores/settings'
import { useWhileVisible } from '@/hooks/use-while-visible'

export interface ProductTileProps {
  product: Product
  /** From `useQuickAdd`. Without it the card has no plus. */
  onAdd?: (product: Product) => Promise<unknown> | void
  width?: ProductCardProps['width']
  eager?: boolean
}

/** The kit's card with the app's texts, its link, and its count in the cart. */
export const ProductTile = observer(function ProductTile({ product, onAdd, width, eager }: ProductTileProps) {
  const { language } = settings
  const inCart = useWhileVisible(() => quickAdd.inCart(product.product_id), product.product_id)
  const params = { product_id: product.product_id }
  const name = localised(product, 'name', language)
  const left = product.flash?.left
  return (
    <ProductCard
      product={product}
      words={{
        soldOut: t('product.sold_out'),
        sold: t('product.sold', { count: compactCount(product.sold, language) }),
        add: t('product.add_named', { name }),
        left: width === 'flash' && left !== undefined ? t('product.left', { count: left }) : undefined,
      }}
      href={hrefTo('product', params)}
      onOpen={() => void go('product', params)}
      onAdd={onAdd && (() => onAdd(product))}
      inCart={inCart}
      width={width}
      mark={<FavouriteHeart productId={product.product_id} name={name} />}
      eager={eager}
    />
  )
})
