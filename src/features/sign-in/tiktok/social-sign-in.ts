/**
 * Signing in through the short-video platform [route.tiktok]: OAuth 2 by authorization code with PKCE. State and
 * verifier are created and kept on the device, so that only a sign-in that started on this device can end here.
 */
import { SOCIAL_SIGN_IN_LIFE_S } from '@contract/base/constants'
import { sha256 } from '@/domain/sha256'
import { openBrowser, RETURN_WAY } from '@/platform/browser/open'
import { now } from '@/platform/clock'
import { relaunchLink } from '@/platform/navigation/relaunch-link'
import { secretSeed } from '@/platform/secret/seed'
import { removeStored, writeStored, readStored } from '@/platform/storage/storage'
import { isApiError } from '@/services/api-error'
import { redirectClosing } from '@/stores/session-life'
import { signIn } from '@/stores/sign-in'
import { loginTiktok } from '../begin-session'

const origin = (): string => process.env.TARO_APP_API || window.location.origin

/** Opens the platform's page. `next` is the link to return to. Rejects when no page can be opened. */
export async function beginSocialSignIn(next = ''): Promise<void> {
  const seed = await secretSeed()
  const verifier = sha256(`verifier ${seed}`)
  const state = sha256(`state ${seed}`)
  await writeStored('souk.social', { state, verifier, next, at: now() })
  const challenge = sha256(verifier)
  await openBrowser(`${origin()}/sign-in/tiktok?state=${state}&code_challenge=${challenge}&way=${RETURN_WAY}`)
}

/** Why a return from the platform is refused: the sign-in did not start on this device, or started too long ago. */
export type SocialFault = 'foreign' | 'late'

/**
 * Completes the sign-in with the platform's parameters. Returns the fault, or null when the user is logged in. Throws
 * an ApiError whose toast is left to the screen; after a network failure it may be called again.
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

/** The link that the sign-in in progress returns to; empty when there is none. */
export async function socialNext(): Promise<string> {
  return (await readStored('souk.social'))?.next ?? ''
}
