/** What a session that the server has ended changes in all stores; imported for that alone. */
import { currentLink } from '@/platform/navigation/links'
import { relaunch } from '@/platform/navigation/navigation'
import { routeOf } from '@/routes'
import { on } from '@/services/events'
import { sessionLossHandled } from '@/services/session-loss'
import { cart } from './cart'
import { favourites } from './favourites'
import { session } from './session'

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
  if (!session.leaving) void loseSession()
})
