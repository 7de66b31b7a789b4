import { observer } from 'mobx-react-lite'
import { ids, pageIds } from '@/components/ids'
import { Page } from '@/components/page/page'
import { useWide } from '@/components/page/use-wide'
import { Faces } from '@/components/state/faces'
import { selectedLines } from '@/domain/cart-lines'
import '@/locales/late/checkout'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { useGuard } from '@/stores/use-guard'
import { CartSkeleton } from './parts/cart-skeleton'
import { CheckoutBar } from './parts/checkout-bar'
import { CheckoutSteps } from './parts/checkout-steps'
import { CheckoutSums } from './parts/checkout-sums'
import { Columns } from './parts/columns'
import { CouponPanel } from './parts/coupon-panel'
import { NothingSelected } from './parts/nothing-selected'
import { ReviewShop } from './parts/review-shop'
import { useCart } from './parts/use-cart'

/** Step 1 of the checkout: what was selected, once more (spec §2, gaps §8). */
const MyCart = observer(function MyCart() {
  const load = useCart()
  const wide = useWide()
  const lines = load.data ? selectedLines(load.data) : []
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  const next = {
    id: ids.mycartContinue,
    label: t('checkout.to_shipment'),
    onPress: () => go('delivery'),
  }
  return (
    <Page
      id={pageIds.mycart}
      title={t('checkout.title')}
      surface="ground"
      under={<CheckoutSteps step="my_cart" />}
      bottom={load.data && count > 0 && !wide ? <CheckoutBar total={load.data.grand_total} next={next} /> : undefined}
    >
      <Faces load={load} skeleton={<CartSkeleton />} failedTitle={t('cart.failed')}>
        {(info) =>
          count === 0 ? (
            <NothingSelected />
          ) : (
            <Columns
              side={
                <>
                  <CouponPanel info={info} />
                  <CheckoutSums sums={info} count={count} next={next} />
                </>
              }
            >
              {info.shops
                .filter(({ products }) => products.some((line) => lines.includes(line)))
                .map((shop) => (
                  <ReviewShop key={shop.shop_id} shop={shop} />
                ))}
            </Columns>
          )
        }
      </Faces>
    </Page>
  )
})

export default observer(function MyCartPage() {
  return useGuard('myCart') ? <MyCart /> : null
})
