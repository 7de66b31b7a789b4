/**
 * The short-video platform for tests: oauth2-mock-server with a page on which the user chooses an account or refuses.
 * It checks PKCE, and accepts a code once.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SocialPlatform {
  /** The server's settings for this platform. */
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** The users with an account there. */
export const PEOPLE: Readonly<Record<string, string>> = {
  mia: 'Mia Sample 👩‍🎤',
  wei: '王小明',
  somchai: 'สมชาย',
}

const SECRET = 'secret & more'
const KEY = 'souk-client'

interface Grant {
  readonly person: string
  readonly redirectUri: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The consent page: a link for each user, and one to refuse. */
function page(asked: URL, issuer: string): string {
  const links = Object.entries(PEOPLE).map(([person, name]) => {
    const on = new URL(`${issuer}/authorize`)
    on.search = asked.search
    on.searchParams.set('person', person)
    return `<p><a id="allow-${person}" href="${escaped(on.href)}">${escaped(name)}</a></p>`
  })
  const no = new URL(asked.searchParams.get('redirect_uri') ?? '')
  no.searchParams.set('error', 'access_denied')
  no.searchParams.set('state', asked.searchParams.get('state') ?? '')
  return `<!doctype html><html lang="en"><title>Platform</title>${links.join('')}
<p><a id="deny" href="${escaped(no.href)}">No</a></p></html>`
}

const subOf = (bearer: string | undefined): string => {
  const [, payload = ''] = (bearer ?? '').split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as { sub?: string }
  return claims.sub ?? ''
}

/** Starts it on free ports. */
export async function startSocialPlatform(): Promise<SocialPlatform> {
  // it exists only as an ES module
  const { OAuth2Server } = await import('oauth2-mock-server')
  const platform = new OAuth2Server()
  await platform.issuer.keys.generate('RS256')
  await platform.start(0, '127.0.0.1')
  const issuer = platform.issuer.url ?? ''
  const { service } = platform
  const granted = new Map<string, Grant>()

  service.on('beforeAuthorizeRedirect', (to: { url: URL }, request: { url?: string }) => {
    const asked = new URL(request.url ?? '', issuer)
    const grant = {
      person: asked.searchParams.get('person') ?? 'mia',
      redirectUri: `${to.url.origin}${to.url.pathname}`,
    }
    granted.set(to.url.searchParams.get('code') ?? '', grant)
  })
  service.on(
    'beforeTokenSigning',
    (token: { payload: Record<string, unknown> }, request: { body?: { code?: string } }) => {
      token.payload.sub = granted.get(request.body?.code ?? '')?.person ?? ''
    },
  )
  service.on(
    'beforeResponse',
    (answer: { body: unknown; statusCode: number }, request: { body: Record<string, string> }) => {
      const { code = '', client_secret: secret, redirect_uri: redirectUri } = request.body
      const grant = granted.get(code)
      granted.delete(code)
      if (grant && secret === SECRET && redirectUri === grant.redirectUri) return
      answer.statusCode = 400
      answer.body = { error: secret === SECRET ? 'invalid_grant' : 'invalid_client' }
    },
  )
  service.on('beforeUserinfo', (answer: { body: unknown }, request: { headers: http.IncomingHttpHeaders }) => {
    const sub = subOf(request.headers.authorization)
    // the platform's own format
    answer.body = {
      data: { user: { open_id: `id-of-${sub}`, display_name: PEOPLE[sub] ?? '' } },
      error: { code: 'ok' },
    }
  })

  const front = http.createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://127.0.0.1')
    if (asked.pathname !== '/agree') {
      // browsers also request an icon
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page(asked, issuer))
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  return {
    settings: {
      TIKTOK_CLIENT_KEY: KEY,
      TIKTOK_CLIENT_SECRET: SECRET,
      TIKTOK_AUTHORIZE_URL: `http://127.0.0.1:${port}/agree`,
      TIKTOK_TOKEN_URL: `${issuer}/token`,
      TIKTOK_USER_URL: `${issuer}/userinfo`,
      TIKTOK_CHALLENGE: 'base64url',
    },
    stop: async () => {
      front.closeAllConnections()
      await new Promise<void>((resolve) => front.close(() => resolve()))
      await platform.stop()
    },
  }
}

/** Acts as a user there: follows a link of the page, and returns the address to which the page redirects. */
export async function agree(page: string, choice: string): Promise<string> {
  const shown = await (await fetch(page, { redirect: 'manual' })).text()
  const [, link] = new RegExp(`id="${choice}" href="([^"]+)"`).exec(shown) ?? []
  if (link === undefined) throw new Error(`the platform's page has no ${choice}: ${shown.slice(0, 200)}`)
  const address = link.replace(/&#(\d+);/g, (_match, code: string) => String.fromCharCode(Number(code)))
  if (choice === 'deny') return address
  const answer = await fetch(address, { redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}
