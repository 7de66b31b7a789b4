/** Exchanges a code for a user at the platform, with the client's secret (OAuth 2, RFC 6749 §4.1.3). */
import type { SocialConfig } from '../../kernel/config/social-config'

const PATIENCE_MS = 10_000

/** A user of the platform. */
export interface PlatformUser {
  /** The platform's id of the user, which never changes and is never reused. */
  readonly subject: string
  /** The public name there; empty if unknown. */
  readonly name: string
}

/** The platform rejected the code: it is wrong, expired or used. */
export class CodeRefused extends Error {}

type Answer = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Answer => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

async function readJson(response: Response): Promise<Answer> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

interface Grant {
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
}

async function tokenFor(social: SocialConfig, { code, verifier, redirectUri }: Grant): Promise<string> {
  const { clientKey, clientSecret } = social
  const form = new URLSearchParams({
    client_key: clientKey,
    client_id: clientKey,
    client_secret: clientSecret,
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(social.tokenUrl, { method: 'POST', body: form, redirect: 'error', signal })
  const answer = await readJson(response)
  const token = textOf(answer.access_token)
  if (response.ok && token !== '') return token
  // a rejected authorization code is the user's problem, everything else the operator's
  if (response.status < 500 && ['invalid_grant', 'invalid_request'].includes(textOf(answer.error))) {
    throw new CodeRefused('the platform did not take the code')
  }
  throw new Error(`the platform answered ${response.status} ${textOf(answer.error)} to a code`)
}

/** The format of the short-video platform (`data.user.open_id`), and that of OpenID Connect (`sub`). */
function userOf(answer: Answer): PlatformUser {
  const data = isRecord(answer.data) ? answer.data : {}
  const user = isRecord(data.user) ? data.user : answer
  return { subject: textOf(user.open_id) || textOf(user.sub), name: textOf(user.display_name) || textOf(user.name) }
}

/** The platform's user for this code. Throws CodeRefused, or another error if the platform cannot be reached. */
export async function askPlatform(social: SocialConfig, grant: Grant): Promise<PlatformUser> {
  const token = await tokenFor(social, grant)
  const response = await fetch(social.userUrl, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const user = userOf(await readJson(response))
  if (!response.ok || user.subject === '') throw new Error(`the platform answered ${response.status} to who it is`)
  return user
}
