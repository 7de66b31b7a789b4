/** Pending sign-ins through the platform: each is identified by its state, is valid for ten minutes and ends once. */
import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { SOCIAL_SIGN_IN_LIFE_S } from '@contract/base/constants'
import { socialSignIns } from '../../kernel/db/schema/sign-in'
import type { Db } from '../../kernel/db/types'

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const hashOf = (state: string) => sha256(state).toString('hex')

export interface SignIn {
  readonly state: string
  /** The PKCE challenge (S256), base64url. */
  readonly challenge: string
  readonly redirectUri: string
}

/**
 * Stores a new sign-in; its page may be reloaded. False if another sign-in has this state: states are random, so that
 * is no accident.
 */
export async function beginSignIn(db: Db, { state, challenge, redirectUri }: SignIn, now: Date): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + SOCIAL_SIGN_IN_LIFE_S * 1_000)
  const [begun] = await db
    .insert(socialSignIns)
    .values({ stateHash: hashOf(state), challenge, redirectUri, expiresAt })
    .onConflictDoUpdate({
      target: socialSignIns.stateHash,
      // an update without changes, because only then is the existing sign-in returned
      set: { challenge },
      setWhere: and(eq(socialSignIns.challenge, challenge), eq(socialSignIns.redirectUri, redirectUri)),
    })
    .returning({ stateHash: socialSignIns.stateHash })
  return begun !== undefined
}

/**
 * Ends a sign-in, and returns the address to which the platform sent the user; null if there is none with this state,
 * it has expired, or the verifier is not the original one (RFC 7636), whatever the platform itself checks.
 */
export async function endSignIn(db: Db, state: string, verifier: string, now: Date): Promise<string | null> {
  const [found] = await db
    .delete(socialSignIns)
    .where(eq(socialSignIns.stateHash, hashOf(state)))
    .returning()
  if (!found || found.expiresAt <= now) return null
  return sha256(verifier).toString('base64url') === found.challenge ? found.redirectUri : null
}

/** Deletes abandoned sign-ins. */
export async function purgeSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(socialSignIns).where(lte(socialSignIns.expiresAt, now))
}
