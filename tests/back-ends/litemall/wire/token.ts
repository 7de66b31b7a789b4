/** Session tokens: JWTs that the server does not remember, so that each one counts until it expires. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The header in which a session comes with a request. */
export const TOKEN_HEADER = 'x-litemall-token'

const SECRET = 'X-Litemall-Token'
const ISSUER = 'LITEMALL'
const LIFE_SECONDS = 2 * 60 * 60

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (text: string) => createHmac('sha256', SECRET).update(text).digest()

/** A token for a user that counts for two hours. */
export function createToken(userId: number): string {
  const issued = Math.floor(Date.now() / 1000)
  const head = encoded({ alg: 'HS256', typ: 'JWT' })
  const claims = encoded({
    sub: 'this is litemall token',
    aud: 'MINIAPP',
    iss: ISSUER,
    exp: issued + LIFE_SECONDS,
    userId,
    iat: issued,
  })
  const text = `${head}.${claims}`
  return `${text}.${signature(text).toString('base64url')}`
}

interface Claims {
  readonly iss?: string
  readonly exp?: number
  readonly userId?: number
}

/** The user of a token, or null for one that is missing, expired or not ours. */
export function userOfToken(token: string | undefined): number | null {
  const [head = '', claims = '', sign = ''] = (token ?? '').split('.')
  const expected = signature(`${head}.${claims}`)
  const given = Buffer.from(sign, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(new Uint8Array(given), new Uint8Array(expected))) return null
  const { iss, exp = 0, userId = 0 } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
  const isValid = iss === ISSUER && exp > Date.now() / 1000 && userId !== 0
  return isValid ? userId : null
}
