/** A sign-in through the tests' platform, up to the code that it returns. */
import { createHash, randomBytes } from 'node:crypto'
import type { Fields } from '@contract/all-calls'
import { agree } from '../../support/social-platform'

export interface BegunSignIn {
  readonly state: string
  readonly verifier: string
  /** The platform's page. */
  readonly page: string
}

/** Starts a sign-in as the app does, with `way` for the return. */
export async function beginSignIn(way = 'web'): Promise<BegunSignIn> {
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({ state, code_challenge: challenge, way })
  const answer = await fetch(`${process.env.SOUK_TEST_API}/sign-in/tiktok?${query}`, { redirect: 'manual' })
  return { state, verifier, page: answer.headers.get('location') ?? '' }
}

/** The app's call after the user has agreed. */
export async function agreed(person = 'mia'): Promise<Fields<'loginTiktok'>['data']> {
  const { state, verifier, page } = await beginSignIn()
  const back = new URL(await agree(page, `allow-${person}`))
  return { code: back.searchParams.get('code') ?? '', state, code_verifier: verifier }
}
