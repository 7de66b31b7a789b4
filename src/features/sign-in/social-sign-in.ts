/**
 * Signing in through the short-video platform [route.tiktok]: OAuth 2 by authorization code with PKCE. State and
 * verifier are made and kept on the device, so that only a sign-in that began here can end here.
 */
import { SOCIAL_SIGN_IN_LIFE_S } from '@contract/constants'
import { base64url, sha256 } from '@/domain/sha256'
import { openBrowser, RETURN_WAY } from '@/platform/browser/open'
import { now } from '@/platform/clock'
import { relaunchLink } from '@/platform/navigation/relaunch-link'
import { secretSeed } from '@/platform/secret/seed'
import { removeStored, writeStored, readStored } from '@/platform/storage/storage'
import { isApiError } from '@/services/api-error'
import { loginTiktok } from '@/services/session'
import { redirectClosing } from '@/stores/redirect-closing'
import { signIn } from '@/stores/sign-in'

const origin = (): string => process.env.TARO_APP_API || window.location.origin

/** Leads to the platform's page; `next` is the link to come back to. Rejects where nothing can be opened. */
export async function beginSocialSignIn(next = ''): Promise<void> {
  const seed = await secretSeed()
  const verifier = base64url(sha256(`verifier ${seed}`))
  const state = base64url(sha256(`state ${seed}`))
  await writeStored('souk.social', { state, verifier, next, at: now() })
  const challenge = base64url(sha256(verifier))
  await openBrowser(`${origin()}/sign-in/tiktok?state=${state}&code_challenge=${challenge}&way=${RETURN_WAY}`)
}

/** Why a return from the platform is not taken: it did not begin on this device, or began too long ago. */
export type SocialFault = 'foreign' | 'late'

/**
 * Ends the sign-in with what the platform's page gave along; answers what is wrong with it, or null when the person is
 * logged in. Throws an ApiError, its toast left to the screen; without a network it may be tried again.
 */
export async function endSocialSignIn(code: string, state: string): Promise<SocialFault | null> {
  const begun = await readStored('souk.social')
  if (begun === undefined || begun.state !== state) return 'foreign'
  if (now() - begun.at > SOCIAL_SIGN_IN_LIFE_S * 1_000) return 'late'
  const { verifier, next } = begun
  try {
    const data = await loginTiktok({ data: { code, state, code_verifier: verifier } }, { silent: true })
    await removeStored('souk.social')
    await signIn(data)
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') await removeStored('souk.social')
    throw error
  }
  if (await redirectClosing()) return null
  await relaunchLink(next)
  return null
}

/** Where the sign-in in progress leads afterwards; empty when there is none. */
export async function socialNext(): Promise<string> {
  return (await readStored('souk.social'))?.next ?? ''
}
