/** One-time passwords by time (RFC 6238: SHA-1, six digits, thirty seconds), by the library otpauth. */
import { Secret, TOTP } from 'otpauth'

export const PERIOD_S = 30
/** Clocks may differ by a step. */
const WINDOW = 1

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Souk',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of 160 random bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app scans. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The code of a moment. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret, '').generate({ timestamp: at.getTime() })

/** The step of time that a code is of, or null where it is of none around `at`. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  // otpauth compares bytes, and throws where six letters are more than six of them
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = at.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_S) + delta
}
