/**
 * Coming and going: what a login and a logout change in all stores. No first load carries it; what a start needs of it is
 * in settle-in.ts and session-lost.ts.
 */
import type { SessionData } from '@contract/entities/user'
import { replaceLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { clearStored } from '@/platform/storage/storage'
import { isApiError } from '@/services/api-error'
import { emit } from '@/services/events'
import { call } from '@/services/request'
import { sessionLossHandled } from '@/services/session-loss'
import { cart } from './cart'
import { checkout } from './checkout'
import { favourites } from './favourites'
import { redirectClosing } from './redirect-closing'
import { once } from './persist'
import { searches } from './searches'
import { session } from './session'
import { finishSignIn } from './finish-sign-in'
import { viewed } from './viewed'

/** Takes over what login or register answered; the visitor's cart goes into the buyer's. */
export async function signIn(data: SessionData): Promise<void> {
  const taken = takeOver(data)
  cart.hold(taken)
  await taken
}

async function takeOver(data: SessionData): Promise<void> {
  await session.begin(data)
  cart.reset()
  cart.setCount(data.card.count)
  await finishSignIn()
}

/** Where login leads: back to the screen that asked for it, else home. */
export async function leaveLogin(next: string | undefined): Promise<void> {
  if (await redirectClosing()) return
  await replaceLink(next ?? '')
}

/**
 * Ends the session: at once on the device, and at the server as soon as that can be reached while the app runs. Language
 * and currency go on as they are until the next start.
 */
export async function signOut(): Promise<void> {
  const { token } = session
  void once(() => endAtServer(token))
  await leave('home')
}

/** Nothing of the token stays on the device: a server that is not reached before the app ends lets the session run out. */
async function endAtServer(token: string): Promise<void> {
  try {
    await call('logout', {}, { silent: true, token })
  } catch (error) {
    // what the server does not know has ended
    if (!isApiError(error) || error.kind !== 'refused') throw error
  }
}

/** Forgets everything on the device, resets the stores and opens `to` as the only screen. */
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
