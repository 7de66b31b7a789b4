/**
 * What a login and a logout change in all stores. The first load leaves this out; what a start needs is in
 * session-life.ts.
 */
import type { SessionData } from '@contract/entities/user'
import { replaceLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { linesOf } from '@/domain/cart/cart-lines'
import { SCHEMA_VERSION, type StoredCart } from '@/platform/storage/schema'
import { changeStored, clearStored } from '@/platform/storage/storage'
import { uuid } from '@/platform/uuid'
import { isApiError } from '@/services/api-error'
import { sessionLossHandled } from '@/services/context'
import { emit } from '@/services/events'
import { guestCall } from '@/services/guests'
import { call } from '@/services/request'
import { cart } from './cart'
import { checkout } from './checkout'
import { favourites } from './favourites'
import { SILENT } from './load-state'
import { once } from './persist'
import { searches } from './searches'
import { session } from './session'
import { finishSignIn, redirectClosing } from './session-life'
import { viewed } from './viewed'

/** Takes over the answer of login or register, and merges the visitor's cart into the buyer's. */
export async function signIn(data: SessionData): Promise<void> {
  // the cart waits before anybody is logged in: a screen may be drawn at that moment, and load it
  const taken = Promise.resolve().then(() => takeOver(data))
  cart.hold(taken)
  await taken
}

/**
 * An account with the address of the guest gets what the guest ordered [role.guests-claim]. Where that fails, its message
 * was shown, and the links in the mails lead to it.
 */
async function claim(guest_token: string): Promise<void> {
  try {
    await guestCall('claimOrders', { guest_token })
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

/** A guest logs in: the lines come along as those of a visitor. Without them, if they cannot be loaded. */
async function takeAlong(): Promise<void> {
  try {
    const { cart_info: info } = await call('cart', {}, SILENT)
    const items = linesOf(info).map(({ product_id, qty, selected, custom_option_sku: sku }) => ({
      product_id,
      qty,
      selected,
      ...(sku === '' ? {} : { custom_option_sku: sku }),
    }))
    if (items.length === 0) return
    const fresh: StoredCart = { version: SCHEMA_VERSION, items, mergeKey: uuid() }
    cart.restore(await changeStored('souk.cart', (kept) => kept ?? fresh))
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

async function takeOver(data: SessionData): Promise<void> {
  const { isGuest, token, user } = session
  if (isGuest) await takeAlong()
  await session.begin(data)
  cart.reset()
  cart.setCount(data.card.count)
  await finishSignIn()
  if (isGuest && !data.user.guest && data.user.email === user?.email) await claim(token)
}

/** Leaves the login page: returns to the screen that required the login, else opens home. */
export async function leaveLogin(next: string | undefined): Promise<void> {
  if (await redirectClosing()) return
  await replaceLink(next ?? '')
}

/**
 * Ends the session: on the device at once, and on the server as soon as it can be reached while the app runs. Language
 * and currency stay until the next start.
 */
export async function signOut(): Promise<void> {
  const { token } = session
  void once(() => endAtServer(token))
  await leave('home')
}

/** The device keeps no token, so a session whose server is not reached before the app ends simply expires. */
async function endAtServer(token: string): Promise<void> {
  try {
    await call('logout', {}, { silent: true, token })
  } catch (error) {
    // a session that the server does not know has ended
    if (!isApiError(error) || error.kind !== 'refused') throw error
  }
}

/** Deletes everything on the device, resets the stores, and opens `to` as the only screen. */
export async function leave(to: 'home' | 'login'): Promise<void> {
  session.leaving = true
  try {
    await session.end()
    sessionLossHandled()
    await clearStored()
    favourites.clear()
    await cart.clear()
    checkout.reset()
    viewed.clear()
    searches.restore([])
    emit('signedOut', {})
    await relaunch(to)
  } finally {
    session.leaving = false
  }
}
