/** Coming and going: what a login, a logout and a lost session change in all stores (spec §4). */
import type { SessionData } from '@contract/entities/user'
import { currentLink, replaceLink } from '@/platform/links'
import { back, relaunch } from '@/platform/navigation'
import { forgetAll } from '@/platform/storage/storage'
import { routeOf } from '@/routes'
import { isApiError } from '@/services/api-error'
import { emit, on } from '@/services/events'
import { logout } from '@/services/session'
import { sessionLossHandled } from '@/services/session-loss'
import { cart } from './cart'
import { checkout } from './checkout'
import { favourites } from './favourites'
import { searches } from './searches'
import { session } from './session'
import { viewed } from './viewed'

/** Takes over what login or register answered; the visitor's cart goes into the buyer's. */
export async function signIn(data: SessionData): Promise<void> {
  await session.begin(data)
  cart.reset()
  cart.setCount(data.card.count)
  if (session.productCount > 0) void loadFavourites()
  await mergeCart()
}

/** Hearts that could not be asked for stay as they are until the next start; tapping one then adds what is there. */
async function loadFavourites(): Promise<void> {
  try {
    await favourites.load()
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

/** A merge that fails is tried again at the next start: the lines stay on the device until it worked. */
export async function mergeCart(): Promise<void> {
  try {
    await cart.merge()
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

/** Where login leads: back to the screen that asked for it, else home. A heart's screen still lies below, as it was. */
export async function leaveLogin(next: string | undefined): Promise<void> {
  if (favourites.fulfil(next ?? '')) await back()
  else await replaceLink(next ?? '')
}

/** While somebody logs out a dead token is no news: they end up at home, not at login. */
let leaving = false

/**
 * Ends the session: tells the server, forgets everything on the device, resets the stores and relaunches home. The
 * device forgets even when the server cannot be told; language and currency go on as they are until the next start.
 */
export async function signOut(): Promise<void> {
  leaving = true
  try {
    await logout({ silent: true })
  } catch (error) {
    if (!isApiError(error)) throw error
  }
  sessionLossHandled()
  await forgetAll()
  await session.end()
  favourites.clear()
  await cart.clear()
  checkout.reset()
  viewed.clear()
  searches.restore([])
  emit('signedOut', {})
  await relaunch('home')
  leaving = false
}

/** The server no longer knows the token: to login, and back to where it happened. */
async function loseSession(): Promise<void> {
  const link = currentLink()
  // forms keep first what was typed: ending the session takes their screens away, on React Native at once
  await null
  await session.end()
  favourites.clear()
  cart.reset()
  const here = routeOf(link)
  if (here !== 'login' && here !== 'register') await relaunch('login', { next: link })
  sessionLossHandled()
}

on('sessionLost', () => {
  if (!leaving) void loseSession()
})
