import { go } from '@/platform/navigation'
import { isApiError } from '@/services/api-error'
import { checkoutQuote } from '@/services/checkout'
import { checkout } from '@/stores/checkout'

/**
 * Asks for the quote and goes on to the payment. A refusal, such as of a product that has just been sold out, is shown
 * by the call; then `changed` reads the checkout anew.
 */
export async function toPayment(changed: () => void): Promise<void> {
  const { addressId, methods } = checkout
  try {
    checkout.takeQuote(await checkoutQuote({ address_id: addressId, shipping_methods: methods }))
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind !== 'network') changed()
    return
  }
  await go('pay')
}
