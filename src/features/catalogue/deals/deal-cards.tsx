import { observer } from 'mobx-react-lite'
import type { ProductCard as Product } from '@contract/entities/product'
import { FavouriteHeart } from '@/features/product/favourite-heart'
import { hrefTo } from '@/shell/page/href'
import { ProductCard } from '@/kit/product-card/product-card'
import { ProductGrid } from '@/kit/product-card/product-grid'
import { useQuickAdd } from '@/features/product/use-quick-add'
import { Slot } from '@/kit/slot/slot'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { quickAdd } from '@/features/product/quick-add'
import { settings } from '@/stores/settings'
import { useWhileVisible } from '@/hooks/use-while-visible'

/** How many pictures are visible before scrolling. */
const FIRST_SEEN = 4

interface DealCardProps {
  deal: Product
  onAdd: (product: Product) => Promise<unknown> | void
  eager: boolean
}

/** A card that shows how many pieces are left at this price. */
const DealCard = observer(function DealCard({ deal, onAdd, eager }: DealCardProps) {
  const inCart = useWhileVisible(() => quickAdd.inCart(deal.product_id), deal.product_id)
  const name = localised(deal, 'name', settings.language)
  const params = { product_id: deal.product_id }
  return (
    <ProductCard
      product={deal}
      words={{
        soldOut: t('product.sold_out'),
        add: t('product.add_named', { name }),
        left: deal.flash && t('product.left', { count: deal.flash.left }),
      }}
      href={hrefTo('product', params)}
      onOpen={() => void go('product', params)}
      onAdd={() => onAdd(deal)}
      inCart={inCart}
      mark={<FavouriteHeart productId={deal.product_id} name={name} />}
      eager={eager}
    />
  )
})

/** The deals of one day in a grid. */
export function DealCards({ deals, first }: { deals: readonly Product[]; first: boolean }) {
  const { add, sheet } = useQuickAdd()
  return (
    <>
      <ProductGrid>
        {deals.map((deal, index) => (
          <DealCard key={deal.product_id} deal={deal} onAdd={add} eager={first && index < FIRST_SEEN} />
        ))}
      </ProductGrid>
      <Slot>{sheet}</Slot>
    </>
  )
}
