/** What happens to a session while the app runs: it is taken over, its account is closed, or the server ends it. */
import { firstPageDrawn } from '@/platform/navigation/delay-pages'
import { currentLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { routeOf } from '@/routes'
import { isApiError } from '@/services/api-error'
import { sessionLossHandled } from '@/services/context'
import { on } from '@/services/events'
import { cart } from './cart'
import { favourites } from './favourites'
import { newerSession } from './newer-session'
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

/** The screens that stay open while an account waits for its erasure: the one that keeps it, and the policies. */
const OPEN = /^\/?pages\/(mine\/account|policy\/)/

let leading = false

/**
 * Redirects a user with a closed account to the screen where it can be kept: the server refuses everything else.
 * Returns whether the account is closed. Calls at the same time cause one redirect.
 */
export async function redirectClosing(): Promise<boolean> {
  if (session.erasedAt === '') return false
  if (!leading && !OPEN.test(currentLink())) {
    leading = true
    try {
      await relaunch('account')
    } finally {
      leading = false
    }
  }
  return true
}

/**
 * The server no longer knows the token: opens login, which leads back to the current screen. A newer session of another
 * tab goes on here instead.
 */
async function loseSession(): Promise<void> {
  const link = currentLink()
  // forms save their input first: ending the session unmounts their screens, on React Native at once
  await Promise.resolve()
  const dead = session.token
  session.leaving = true
  session.forget()
  const goOn = await newerSession(dead)
  session.leaving = false
  if (goOn) return goOn()
  await session.end(dead)
  favourites.clear()
  cart.reset()
  const here = routeOf(link)
  if (here !== 'login' && here !== 'register') await relaunch('login', { next: link })
  sessionLossHandled()
}

/** From now on all stores are reset when the server has ended the session; at start, once there is a page to leave. */
export function watchSessionLoss(): void {
  on('sessionLost', () => {
    if (!session.leaving) void firstPageDrawn().then(loseSession)
  })
}
