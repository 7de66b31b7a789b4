import { isApiError } from '@/services/api-error'
import { cart } from './cart'
import { favourites } from './favourites'
import { once } from './persist'
import { session } from './session'

/** After a login or a start: what the visitor wanted and had in the cart, and the hearts; nothing for an account that is closed. */
export async function finishSignIn(): Promise<void> {
  if (session.erasedAt !== '') return
  await Promise.all([once(() => favourites.settle()), mergeCart()])
  if (session.productCount > 0) void once(() => favourites.load())
}

/** A merge that fails is tried again at the next start: the lines stay on the device until it worked. */
async function mergeCart(): Promise<void> {
  try {
    await cart.merge()
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
