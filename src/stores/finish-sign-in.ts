import { isApiError } from '@/services/api-error'
import { cart } from './cart'
import { favourites } from './favourites'
import { once } from './persist'
import { session } from './session'

/**
 * After a login or at start: takes over the visitor's wishlist and cart, and loads the hearts. Does nothing for a
 * closed account.
 */
export async function finishSignIn(): Promise<void> {
  if (session.erasedAt !== '') return
  await Promise.all([once(() => favourites.settle()), mergeCart()])
  if (session.productCount > 0) void once(() => favourites.load())
}

/** After a failed merge the lines stay on the device, and the next start tries again. */
async function mergeCart(): Promise<void> {
  try {
    await cart.merge()
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
