/** Resets all stores when the server has ended the session. Imported for this effect only. */
import { currentLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { routeOf } from '@/routes'
import { on } from '@/services/events'
import { sessionLossHandled } from '@/services/session-loss'
import { cart } from './cart'
import { favourites } from './favourites'
import { newerSession } from './newer-session'
import { session } from './session'

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

on('sessionLost', () => {
  if (!session.leaving) void loseSession()
})
