import { Code } from '@contract/base/codes'
import type { TokenNeed } from '@contract/endpoints/app'
import { findSession, isTokenShaped, type SessionClock } from '../sessions/tokens'
import type { Db } from '../db/types'
import type { Caller } from '../sessions/caller'
import { Refusal } from './refusal'

interface Authenticated {
  readonly user: Caller | null
  readonly token: string | null
}

/** A caller without a session. */
export const NOBODY: Authenticated = { user: null, token: null }

/**
 * The caller, by the header `access-token` [wire.token-dead] [wire.token-malformed]. Required: 1100003 for an absent
 * or dead token, 1000004 for a malformed one, 2000017 for a disabled account. Optional: an invalid token counts as
 * none.
 */
export async function authenticate(
  db: Db,
  header: unknown,
  need: TokenNeed,
  clock: SessionClock,
): Promise<Authenticated> {
  const token = typeof header === 'string' ? header : ''
  const shaped = isTokenShaped(token)
  const session = shaped ? await findSession(db, token, clock) : null
  if (session && !session.disabled) return { user: session.caller, token }
  if (need === 'optional') return NOBODY
  if (session) throw new Refusal(Code.accountDisabled)
  throw new Refusal(token === '' || shaped ? Code.notLoggedIn : Code.invalidToken)
}
