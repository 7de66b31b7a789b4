/** One-time passwords in tests, as an authenticator app generates them. */
import { Secret, TOTP } from 'otpauth'
import { ok } from './client'
import { newOperator } from './operators'

/** The code of a secret, some seconds ahead. */
export const codeFrom = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 1_000 })

/** An operator with a new secret that is not yet confirmed by a code. */
export async function started() {
  const operator = await newOperator()
  const { secret } = await ok('opsSecondFactorStart', {}, operator)
  return { operator, secret }
}
