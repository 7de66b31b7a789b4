import { screen } from '@/shell/screen/screen'
import { useParams } from '@/platform/navigation/params'
import { useGuard } from '@/hooks/use-guard'
import { BasketReview } from './checkout/review/basket-review'
import { CartReview } from './checkout/review/cart-review'
import { ResumeBuyNow } from './checkout/review/resume-buy-now'

/** Step 1 of the checkout: a review of the selected lines, or of "Buy now" [route.mycart]. */
export default screen(function MyCartPage() {
  const { basket_id, product_id, sku, qty } = useParams('myCart')
  if (!useGuard('myCart')) return null
  if (basket_id) return <BasketReview basketId={basket_id} />
  return product_id ? <ResumeBuyNow productId={product_id} sku={sku} qty={qty} to="myCart" /> : <CartReview />
})
