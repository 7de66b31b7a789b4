import { createHash } from 'node:crypto'
import { readConfig } from '../../kernel/config/config'
import { authorizeAddress } from './start'

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const SIGN_IN = {
  state: 's'.repeat(43),
  challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  redirectUri: 'https://shop.example/return/web/pages/users/tiktok',
}
const KEYS = { TIKTOK_CLIENT_KEY: 'key', TIKTOK_CLIENT_SECRET: 'hush' }

function asked(settings: Record<string, string> = {}) {
  const { social } = readConfig({ ...KEYS, ...settings })
  if (social === null) throw new Error('the platform is not set')
  const address = new URL(authorizeAddress(social, SIGN_IN))
  return { at: `${address.origin}${address.pathname}`, query: Object.fromEntries(address.searchParams) }
}

it('leads to the short-video platform with its own names, and its own way to write the challenge', () => {
  const { at, query } = asked()
  expect(at).toBe('https://www.tiktok.com/v2/auth/authorize/')
  expect(query).toMatchObject({
    client_key: 'key',
    response_type: 'code',
    scope: 'user.info.basic',
    redirect_uri: SIGN_IN.redirectUri,
    state: SIGN_IN.state,
    code_challenge: createHash('sha256').update(VERIFIER).digest('hex'),
    code_challenge_method: 'S256',
  })
  expect(JSON.stringify(query)).not.toContain('hush')
})

it('leads to another provider as the standard says', () => {
  const { at, query } = asked({
    TIKTOK_AUTHORIZE_URL: 'https://id.example/authorize?prompt=login',
    TIKTOK_CHALLENGE: 'base64url',
  })
  expect(at).toBe('https://id.example/authorize')
  expect(query).toMatchObject({ prompt: 'login', client_id: 'key', code_challenge: SIGN_IN.challenge })
})

it('keeps addresses unchanged, with a trailing slash', () => {
  expect(asked({ TIKTOK_AUTHORIZE_URL: 'https://id.example/authorize/' }).at).toBe('https://id.example/authorize/')
})

it.each([
  [{ TIKTOK_CLIENT_KEY: 'key' }, 'TIKTOK_CLIENT_SECRET'],
  [{ ...KEYS, TIKTOK_TOKEN_URL: 'ftp://id.example' }, 'TIKTOK_TOKEN_URL'],
  [{ ...KEYS, TIKTOK_CHALLENGE: 'plain' }, 'TIKTOK_CHALLENGE'],
])('stops the start with one line for %j', (settings, name) => {
  expect(() => readConfig(settings)).toThrow(name)
})

it('is not there without the keys of the platform', () => expect(readConfig({}).social).toBeNull())
