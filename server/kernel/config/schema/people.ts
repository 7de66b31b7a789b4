/** The settings of accounts: sessions, retention, and operators. */
import { choice, HTTP, number, text, url } from './kinds'

export const ACCOUNTS = {
  SESSION_MAX_DAYS: number({
    of: 'days',
    least: 1,
    most: 3_650,
    fallback: '180',
    about: 'when a login ends at the latest, however it is used; unused it ends after 30 days',
  }),
  SIGN_IN_EVENT_DAYS: number({
    of: 'days',
    least: 30,
    most: 3_650,
    fallback: '90',
    about: 'how long sign-in events are kept: logins, failed logins, requested codes and so on',
  }),
  ACCOUNT_GRACE_DAYS: number({
    of: 'days',
    least: 0,
    most: 90,
    fallback: '14',
    about: 'how many days an account can still be restored before it is erased ([why](decisions/0031-erasure.md))',
  }),
  INVOICE_RETENTION_YEARS: number({
    of: 'years',
    least: 1,
    most: 30,
    fallback: '10',
    about: 'how long orders of an erased account keep their recipient: as long as tax law requires where you sell',
  }),
  OPERATOR_2FA: choice({
    values: ['required', 'off'],
    otherwise: '`required` outside the demo',
    about: 'whether operators need a second factor for their calls; `off` is rejected in production',
  }),
} as const

const OWN = "the platform's own"

export const SIGN_IN = {
  TIKTOK_CLIENT_KEY: text({
    form: 'a key of TikTok',
    otherwise: 'not offered',
    about: 'sign-in through TikTok ([why](decisions/0026-sign-in.md))',
  }),
  TIKTOK_CLIENT_SECRET: text({
    form: 'a secret of TikTok',
    secret: true,
    required: 'with `TIKTOK_CLIENT_KEY`',
    about: 'its secret part',
  }),
  TIKTOK_AUTHORIZE_URL: url({ protocols: HTTP, otherwise: OWN, about: 'the page on which users agree' }),
  TIKTOK_TOKEN_URL: url({ protocols: HTTP, otherwise: OWN, about: 'the address that exchanges a code for a token' }),
  TIKTOK_USER_URL: url({ protocols: HTTP, otherwise: OWN, about: 'the address that returns the user' }),
  TIKTOK_SCOPE: text({ form: 'a scope', fallback: 'user.info.basic', about: 'what users are asked to share' }),
  TIKTOK_CHALLENGE: choice({
    values: ['hex', 'base64url'],
    fallback: 'hex',
    about: 'how the PKCE challenge is written: `hex` as TikTok expects, or `base64url` as in RFC 7636',
  }),
} as const

export const COMMAND_LINE = {
  SOUK_OPS_EMAIL: text({ form: 'an e-mail address', otherwise: 'it is asked for', about: 'who logs in' }),
  SOUK_OPS_PASSWORD: text({ form: 'a password', secret: true, otherwise: 'it is asked for', about: 'their password' }),
  SOUK_OPS_TOTP_SECRET: text({
    form: 'a secret in base32',
    secret: true,
    otherwise: 'the code is asked for',
    about: 'the secret of their second factor, with which scripts generate codes',
  }),
  SOUK_OPS_CODE: text({ form: 'six digits, or a recovery code', secret: true, about: 'one code of the second factor' }),
} as const
