/** "Buy now": a purchase beside the cart, which stays as it is. */
import type { CartItem } from '@contract/entities/cart'
import type { RouteParams } from '@/routes'
import { call } from '@/services/request'
import { asApiError } from '@/stores/load-state'
import { sayFault } from '@/stores/cart'
import { session } from '@/stores/session'

/**
 * The parameters that open the checkout for this product only: a buyer's basket, and for a visitor the product itself,
 * which becomes a basket after the login. The product beside a basket is where to choose again. Null after a refusal, which has been shown. A server without such baskets has
 * selected the line in the cart; the checkout is then the cart's.
 */
export async function buyNow({ product_id, qty, custom_option_sku }: CartItem): Promise<RouteParams<'pay'> | null> {
  if (!session.loggedIn) return { product_id, qty, sku: custom_option_sku }
  const option = custom_option_sku === undefined ? {} : { custom_option_sku }
  try {
    const { basket_id } = await call('cartAdd', { product_id, qty, ...option, buy_now: true })
    return basket_id === undefined ? {} : { basket_id, product_id }
  } catch (error) {
    sayFault(asApiError(error))
    return null
  }
}
