import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { LoadStates } from '@/kit/state/load-states'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { BasketGone } from '../../shared/basket-gone'
import { CartSkeleton } from '@/features/purchase/shared/cart-skeleton'
import { CheckoutSteps } from '../../shared/checkout-steps'

interface Wanted {
  readonly productId: string
  readonly sku: string | undefined
  readonly qty: string | undefined
}

interface ResumeBuyNowProps extends Wanted {
  /** The screen that shows the basket. */
  readonly to: 'myCart' | 'pay'
}

/** A basket for the product in the address; null when the product is not available. */
async function take({ productId, sku, qty }: Wanted, options: Options) {
  const option = sku === undefined ? {} : { custom_option_sku: sku }
  try {
    return await call('cartAdd', { product_id: productId, qty: Number(qty ?? 1), ...option, buy_now: true }, options)
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return null
    throw error
  }
}

/** Resumes a visitor's "Buy now" after the login: creates a basket for the product, and opens it. */
export const ResumeBuyNow = observer(function ResumeBuyNow({ to, ...wanted }: ResumeBuyNowProps) {
  const load = useLoad((options) => take(wanted, options), [wanted.productId, wanted.sku, wanted.qty])
  const { data } = load
  useEffect(() => {
    if (!data) return
    const { basket_id } = data
    // a server without baskets has selected it in the cart: that is the checkout then
    void replace(to, basket_id === undefined ? {} : { basket_id, product_id: wanted.productId })
  }, [data, to, wanted.productId])
  return (
    <Page
      id={to === 'pay' ? pageIds.pay : pageIds.mycart}
      title={t('checkout.title')}
      surface="ground"
      under={<CheckoutSteps step="my_cart" />}
    >
      <LoadStates load={load} skeleton={<CartSkeleton />} failedTitle={t('checkout.failed')}>
        {(taken) => (taken === null ? <BasketGone step={to} productId={wanted.productId} /> : <CartSkeleton />)}
      </LoadStates>
    </Page>
  )
})
