/** One-time passwords by time (RFC 6238: SHA-1, six digits, thirty seconds), by the library otpauth. */
import { Secret, TOTP } from 'otpauth'
import { plainDigits } from '@contract/rules/typed-text'

export const PERIOD_S = 30
/** Clocks may differ by one step. */
const WINDOW = 1

const totpOf = (secret: string, email = '', issuer?: string) =>
  new TOTP({
    issuer,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of 160 random bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address in the QR code for an authenticator app, which shows the issuer's name. */
export const uriOf = (secret: string, email: string, issuer: string): string => totpOf(secret, email, issuer).toString()

/** The code at a time. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() })

/** The time step of a code, typed with or without blanks, or null if it matches none around `at`. */
export function stepOf(secret: string, typed: string, at: Date): number | null {
  const code = plainDigits(typed).replace(/\s/g, '')
  // otpauth compares bytes, and throws if six letters are more than six bytes
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = at.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_S) + delta
}
