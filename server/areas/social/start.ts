/** `/sign-in/tiktok?state=…&code_challenge=…&way=…` redirects to the platform's own page [route.tiktok]. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { link } from '@contract/screens'
import type { Dependencies } from '../../kernel/http/dependencies'
import { originOf } from '../../kernel/http/origin'
import { rareLimit } from '../../kernel/http/load/limits'
import { isReturnWay, returnPath } from '../../kernel/http/return'
import { beginSignIn, type SignIn } from './sign-ins'
import type { SocialConfig } from '../../kernel/config/social-config'

const STATE = /^[A-Za-z0-9_-]{22,128}$/
/** SHA-256, base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/

/** The address of the platform's page for a sign-in. */
export function authorizeAddress(social: SocialConfig, { state, challenge, redirectUri }: SignIn): string {
  const address = new URL(social.authorizeUrl)
  const written = social.challenge === 'hex' ? Buffer.from(challenge, 'base64url').toString('hex') : challenge
  const query = {
    // the platform's own name for the standard's client_id
    client_key: social.clientKey,
    client_id: social.clientKey,
    response_type: 'code',
    scope: social.scope,
    redirect_uri: redirectUri,
    state,
    code_challenge: written,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

type Asked = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

/** Serves the redirect to the platform if one is configured; otherwise the path does not exist. */
export function registerSocialStart(server: FastifyInstance, { database: { db }, config, clock }: Dependencies): void {
  const { social } = config
  if (social === null) return
  server.get('/sign-in/tiktok', { config: { rateLimit: rareLimit(config) } }, async (request: Asked, reply) => {
    const { state, code_challenge: challenge, way } = request.query
    if (typeof state !== 'string' || !STATE.test(state) || !isReturnWay(way)) return reply.callNotFound()
    if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return reply.callNotFound()
    const signIn = { state, challenge, redirectUri: `${originOf(request, config)}${returnPath(way, link('tiktok'))}` }
    if (!(await beginSignIn(db, signIn, clock.now()))) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(authorizeAddress(social, signIn), 302)
  })
}
