import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { CartInfo, CartLine } from '@contract/entities/cart'
import { Button } from '@/kit/button/button'
import { cartIds } from './cart-ids'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { Panel } from '@/kit/panel/panel'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { cart } from '@/stores/cart'
import { CartBar } from './cart/cart-bar'
import { CartEmpty } from './cart/cart-empty'
import { CartShop } from './cart/cart-shop'
import { CartSkeleton } from './shared/cart-skeleton'
import { CartSums } from './cart/cart-sums'
import { CheckOutButton } from './cart/check-out-button'
import { Columns } from './shared/columns'
import { CouponPanel } from './coupon/coupon-panel'
import { LazyLeftOut, LazyUnselected, LazyWaitingPayment } from './cart/lazy-changed'
import { Reassurance } from './shared/reassurance'
import { SelectAll } from './cart/select-all'
import { useCart } from './cart/use-cart'
import './cart-screen.scss'

const isTicked = (line: CartLine) => line.selected

function tick(lines: readonly CartLine[], on: boolean): void {
  for (const line of lines) if (line.selected !== on) void cart.select(line.item_id, on)
}

const Sums = observer(function Sums({ info }: { info: CartInfo }) {
  const wide = useWide()
  return (
    <Panel>
      {wide && (
        <View className="cart__summary">
          <Text size={20} bold heading={2}>
            {t('cart.summary')}
          </Text>
        </View>
      )}
      <CartSums info={info} totalId={wide ? cartIds.cartTotal : undefined} />
      {wide && (
        <View className="cart__action">
          <CheckOutButton info={info} amount />
        </View>
      )}
      {wide && <Reassurance />}
    </Panel>
  )
})

/** The cart, for visitors too [route.cart]. */
export default screen(function CartPage() {
  const load = useCart()
  const wide = useWide()
  const filled = (load.data?.shops.length ?? 0) > 0
  return (
    <Page
      id={pageIds.cart}
      title={t('cart.title')}
      surface="ground"
      tab="cart"
      pull
      actions={filled && <Button kind="line" size="sm" label={t('common.edit')} onPress={() => go('cartEdit')} />}
      bottom={filled && load.data && !wide ? <CartBar info={load.data} /> : undefined}
    >
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('cart.failed')}>
        {(info) =>
          info.shops.length === 0 ? (
            <>
              <LazyLeftOut />
              <CartEmpty />
            </>
          ) : (
            <Columns
              side={
                <>
                  <CouponPanel info={info} />
                  <Sums info={info} />
                </>
              }
            >
              <LazyLeftOut />
              <LazyUnselected />
              {wide && <SelectAll info={info} />}
              {info.shops.map((shop) => (
                <CartShop key={shop.shop_id} shop={shop} isTicked={isTicked} onTick={tick} />
              ))}
            </Columns>
          )
        }
      </LoadStates>
      {load.data && <LazyWaitingPayment />}
    </Page>
  )
})
