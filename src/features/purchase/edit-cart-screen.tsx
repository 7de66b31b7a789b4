import { useState } from 'react'
import type { CartLine } from '@contract/entities/cart'
import { Confirm } from '@/kit/confirm/confirm'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { linesOf } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { cart } from '@/stores/cart'
import { CartEmpty } from './cart/cart-empty'
import { CartShop } from './cart/cart-shop'
import { CartSkeleton } from './shared/cart-skeleton'
import { Columns } from './shared/columns'
import { EditBar } from './cart/edit-bar'
import { useCart } from './cart/use-cart'

/**
 * Changes quantity and variant, and removes several lines at once [route.cart-edit]. The ticks select lines to remove,
 * not to buy.
 */
export default screen(function CartEditPage() {
  const load = useCart()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [asking, setAsking] = useState(false)
  const lines = load.data ? linesOf(load.data) : []
  const there = lines.filter(({ item_id }) => chosen.includes(item_id)).map(({ item_id }) => item_id)

  const tick = (some: readonly CartLine[], on: boolean) => {
    const theirs = some.map(({ item_id }) => item_id)
    const others = chosen.filter((id) => !theirs.includes(id))
    setChosen(on ? [...others, ...theirs] : others)
  }
  const remove = async () => {
    await cart.remove(there)
    setChosen([])
    setAsking(false)
  }
  const all = lines.length > 0 && there.length === lines.length
  return (
    <Page
      id={pageIds.cartEdit}
      title={t('cartEdit.title')}
      surface="ground"
      bottom={
        lines.length > 0 ? (
          <EditBar all={all} count={there.length} onAll={() => tick(lines, !all)} onRemove={() => setAsking(true)} />
        ) : undefined
      }
    >
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('cart.failed')}>
        {(info) =>
          info.shops.length === 0 ? (
            <CartEmpty />
          ) : (
            <Columns>
              {info.shops.map((shop) => (
                <CartShop
                  key={shop.shop_id}
                  shop={shop}
                  isTicked={({ item_id }) => chosen.includes(item_id)}
                  onTick={tick}
                  all
                />
              ))}
            </Columns>
          )
        }
      </LoadStates>
      <Confirm
        open={asking}
        title={t('cartEdit.remove_title')}
        text={t('cartEdit.remove_text', { count: there.length })}
        confirm={t('common.remove')}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Page>
  )
})
