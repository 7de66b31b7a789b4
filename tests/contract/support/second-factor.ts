/** One-time passwords in tests, as an authenticator app generates them. */
import { Secret, TOTP } from 'otpauth'
import { codeFor } from '../../support/outbox'
import { ok } from './client'
import { newPlainOperator } from './operators'

/** The code of a secret, some seconds ahead. */
export const codeFrom = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 1_000 })

/** An operator with a new secret that is not yet confirmed by a code. */
export async function started() {
  const operator = await newPlainOperator()
  await ok('opsSecondFactorMail', {}, operator)
  const { secret } = await ok('opsSecondFactorStart', { mail_code: codeFor(operator.email) }, operator)
  return { operator, secret }
}
