import { go } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { checkoutQuote } from '@/services/checkout'
import { checkout } from '@/stores/checkout'

/**
 * Asks for the quote, of a basket or else of the cart, and goes on to the payment. A refusal, such as of a product that has just been sold out, is shown
 * by the call; then `changed` reads the checkout anew.
 */
export async function goToPayment(basketId: string | undefined, changed: () => void): Promise<void> {
  const { addressId, methods } = checkout
  const basket = basketId === undefined ? {} : { basket_id: basketId }
  try {
    const quote = await checkoutQuote({ address_id: addressId, shipping_methods: methods, ...basket })
    checkout.takeQuote(quote, basketId)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind !== 'network') changed()
    return
  }
  await go('pay', basket)
}
