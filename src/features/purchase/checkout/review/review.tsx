import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CartInfo } from '@contract/entities/cart'
import { checkoutIds } from '../../checkout-ids'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { LoadStates } from '@/kit/state/load-states'
import { selectedLines } from '@/domain/cart/cart-lines'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import type { Loaded } from '@/hooks/use-load'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { CheckoutBar } from '../../shared/checkout-bar'
import { CheckoutSteps } from '../../shared/checkout-steps'
import { CheckoutSums } from '../../shared/checkout-sums'
import { Columns } from '@/features/purchase/shared/columns'
import { CouponPanel } from '@/features/purchase/coupon/coupon-panel'
import { ReviewShop } from './review-shop'

interface ReviewProps {
  readonly load: Pick<Loaded<CartInfo | null>, 'state' | 'data' | 'reload'>
  /** The basket of "Buy now"; undefined for the cart. */
  readonly basketId?: string
  /** Shown when there is nothing to buy: no selected line, or no basket (null). */
  readonly empty: ReactNode
}

/** A review of the goods, with the button to the shipment step. */
export const Review = observer(function Review({ load, basketId, empty }: ReviewProps) {
  const wide = useWide()
  const lines = load.data ? selectedLines(load.data) : []
  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  const next = {
    id: checkoutIds.mycartContinue,
    label: t('checkout.to_shipment'),
    onPress: () => go('delivery', { basket_id: basketId }),
  }
  return (
    <Page
      id={pageIds.mycart}
      title={t('checkout.title')}
      surface="ground"
      under={<CheckoutSteps step="my_cart" />}
      bottom={load.data && count > 0 && !wide ? <CheckoutBar total={load.data.grand_total} next={next} /> : undefined}
    >
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('cart.failed')}>
        {(info) =>
          info === null || count === 0 ? (
            empty
          ) : (
            <Columns
              side={
                <>
                  <CouponPanel info={info} basketId={basketId} onChanged={load.reload} />
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
      </LoadStates>
    </Page>
  )
})
