import { go } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { checkout } from '@/stores/checkout'

/**
 * Requests a quote for a basket, or else for the cart, and opens the payment. A refusal, for example because a product
 * has just sold out, is shown by the call; then `changed` reloads the checkout.
 */
export async function goToPayment(basketId: string | undefined, changed: () => void): Promise<void> {
  const { addressId, methods } = checkout
  const basket = basketId === undefined ? {} : { basket_id: basketId }
  try {
    const quote = await call('checkoutQuote', { address_id: addressId, shipping_methods: methods, ...basket })
    checkout.takeQuote(quote, basketId)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind !== 'network') changed()
    return
  }
  await go('pay', basket)
}
