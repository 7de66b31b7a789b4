import { context } from './context'
import { emit } from './events'

let told = false

/**
 * Reports once that the session is over, however many calls fail together [code.logout]. A late answer to a token that
 * has been replaced is ignored.
 */
export function loseSession(sentToken: string): void {
  if (told || sentToken !== context.token) return
  told = true
  emit('sessionLost', {})
}

/** The login page is open, or a new session has begun: the next loss is reported again. */
export function sessionLossHandled(): void {
  told = false
}
