import { context } from './context'
import { emit } from './events'

let told = false

/**
 * Says once that the session is over, however many calls fail together [code.logout]. A late answer to a token that has
 * been replaced since says nothing about the new one.
 */
export function loseSession(sentToken: string): void {
  if (told || sentToken !== context.token) return
  told = true
  emit('sessionLost', {})
}

/** The login page has been reached, or a new session begun: the next loss is news again. */
export function sessionLossHandled(): void {
  told = false
}
