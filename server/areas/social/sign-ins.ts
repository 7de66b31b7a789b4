/** Sign-ins on their way to the platform and back: each is known by its state, lives ten minutes and ends once. */
import { createHash } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import { SOCIAL_SIGN_IN_LIFE_S } from '@contract/constants'
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
 * Notes a sign-in that begins; its page may be loaded anew. False when the state is in use by another: states are made by
 * chance, so that is no accident.
 */
export async function beginSignIn(db: Db, { state, challenge, redirectUri }: SignIn, now: Date): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + SOCIAL_SIGN_IN_LIFE_S * 1_000)
  const [begun] = await db
    .insert(socialSignIns)
    .values({ stateHash: hashOf(state), challenge, redirectUri, expiresAt })
    .onConflictDoUpdate({
      target: socialSignIns.stateHash,
      // an update that changes nothing, because only then the sign-in that is there is returned
      set: { challenge },
      setWhere: and(eq(socialSignIns.challenge, challenge), eq(socialSignIns.redirectUri, redirectUri)),
    })
    .returning({ stateHash: socialSignIns.stateHash })
  return begun !== undefined
}

/**
 * Ends a sign-in, and answers where the platform sent the person back to; null when there is none of this state, it is
 * over, or the verifier is not the one that it began with (RFC 7636), whatever the platform itself checks.
 */
export async function endSignIn(db: Db, state: string, verifier: string, now: Date): Promise<string | null> {
  const [found] = await db
    .delete(socialSignIns)
    .where(eq(socialSignIns.stateHash, hashOf(state)))
    .returning()
  if (!found || found.expiresAt <= now) return null
  return sha256(verifier).toString('base64url') === found.challenge ? found.redirectUri : null
}

/** Removes the sign-ins that nobody came back from. */
export async function purgeSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(socialSignIns).where(lte(socialSignIns.expiresAt, now))
}
