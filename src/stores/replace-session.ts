import { readStored } from '@/platform/storage/storage'
import { cart } from './cart'
import { favourites } from './favourites'
import { once } from './persist'
import { session } from './session'

/** The token that another tab has stored in place of this one; undefined if there is none. */
export async function tokenBeside(token: string): Promise<string | undefined> {
  const kept = await readStored('access-token')
  return kept === token ? undefined : kept
}

/**
 * Goes on with a session that another tab has begun, which merges the visitor's cart and wishlist. With `anew` screens
 * are drawn again, because they show another session's data.
 */
export async function replaceSession(token: string, anew: boolean): Promise<void> {
  favourites.clear()
  session.replace(token, anew)
  cart.reset()
  await once(session.loadUser)
  if (session.user !== null) cart.setCount(session.user.card.count)
  if (session.productCount > 0) void once(() => favourites.load())
}
