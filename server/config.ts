/** What the environment decides (gaps §7 and §9). Every wrong value is one clear line, never a stack. */
import { isIPv4, isIPv6 } from 'node:net'
import path from 'node:path'
import type { RechargeAccount } from '@contract/entities/settings'
import type { StripeSettings } from './payments/gateways/stripe-settings'
import { TIKTOK, type SocialConfig } from './social/social-config'
import type { ObjectSettings } from './uploads/object-settings'
import { readRechargeAccounts } from './wallet/recharge-accounts'

export interface Config {
  readonly port: number
  readonly host: string
  /** The address that buyers see, without a trailing slash; null: the request's own. */
  readonly publicUrl: string | null
  /** The folder of the embedded database. */
  readonly dataFolder: string
  readonly databaseUrl: string | null
  /** The addresses of the proxies that may name the caller's address; false: none may. */
  readonly trustProxy: false | string[]
  readonly sellerSiteUrl: string | null
  /** The script of the customer chat; null: what an operator has set, at first none. */
  readonly serviceUrl: string | null
  /** Pictures of a map, as website_config's tile_url; null: what an operator has set, at first none. */
  readonly tileUrl: string | null
  /** Where offline recharges are transferred to; null: what an operator has set, at first nowhere. */
  readonly rechargeAccounts: readonly RechargeAccount[] | null
  /** Where the app tells how it is used; null: nowhere. */
  readonly analyticsUrl: string | null
  /** A geocoder of Nominatim's kind; null: none. */
  readonly geocoderUrl: string | null
  readonly production: boolean
  /** The built app. */
  readonly webFolder: string
  readonly mediaFolder: string
  /** What people send is kept here, unless there is a bucket. */
  readonly uploadsFolder: string
  /** The bucket that uploads are kept in; null: the folder. */
  readonly objects: ObjectSettings | null
  /** The server that mails leave through; null: the outbox, in production nowhere. */
  readonly smtpUrl: string | null
  /** Whom mails come from. */
  readonly mailFrom: string
  /** The gateway that text messages leave through; null: the outbox, in production nowhere. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
  /** Messages as files, for development. Never served. */
  readonly outboxFolder: string
  /** Whether registration asks for a code sent by mail; null: what an operator has set, at first not. */
  readonly mailCode: boolean | null
  /** The short-video platform that people may sign in through; null: none. */
  readonly social: SocialConfig | null
  /** Cards through Stripe; null: not through it. */
  readonly stripe: StripeSettings | null
  /** Whether test cards are taken by the sandbox gateway of ours; never in production. */
  readonly paymentSandbox: boolean
  /** How long a payment by card waits for its event before the gateway is asked: seconds. */
  readonly cardCheckAfterS: number
  readonly rateLimit: boolean
  /** The Redis that several processes count requests in; null: each counts its own. */
  readonly redisUrl: string | null
  /** Money may move although a commit may not survive a power cut. */
  readonly demo: boolean
}

/** A setting that cannot be used. Its message is the line that the operator reads. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

const ROOT = path.join(__dirname, '..')

function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, not '${text}'`)
  }
  return Number(text)
}

function url(name: string, text: string | undefined, protocols: readonly string[]): string | null {
  if (!text) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new ConfigError(`${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  }
  return text.replace(/\/+$/, '')
}

/** An address that paths are put behind. */
function base(name: string, text: string | undefined): string | null {
  const address = url(name, text, ['http:', 'https:'])
  if (address && /[?#@\s;,'"]/.test(address)) {
    throw new ConfigError(`${name} must be an address alone, without a query, a fragment or a user`)
  }
  return address
}

/** `https://…/{z}/{x}/{y}.png`, with what has to be said of their makers behind a `#`. */
function tiles(text: string | undefined): string | null {
  if (!text) return null
  const [address] = text.split('#')
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => address.includes(part))
  if (!isWhole || !/^https?:\/\/[^\s;,'"<>{}@]+\//.test(address) || !URL.canParse(address)) {
    throw new ConfigError('TILE_URL must be an address with {z}, {x} and {y} in its path')
  }
  return text
}

function accounts(text: string | undefined): RechargeAccount[] | null {
  if (!text) return null
  const found = readRechargeAccounts(text)
  if (found) return found
  throw new ConfigError(
    'RECHARGE_ACCOUNTS must be a JSON list of accounts: currency, bank_name, account_name, account_number, routing_number?',
  )
}

function host(text: string): string {
  if (!/^[0-9A-Za-z.:_-]{1,253}$/.test(text)) throw new ConfigError(`HOST must be an address or a name, not '${text}'`)
  return text
}

const RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  if (RANGES.includes(text)) return true
  const [address, bits, ...more] = text.split('/')
  const most = (isIPv4(address) && 32) || (isIPv6(address) && 128)
  if (!most || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

function trustProxy(text: string | undefined): Config['trustProxy'] {
  if (!text || text === '0') return false
  const addresses = text.split(',').map((part) => part.trim())
  if (!addresses.every(isProxy)) {
    throw new ConfigError("TRUST_PROXY must be a comma list of your proxies' addresses, or loopback")
  }
  return addresses
}

function flag(name: string, text: string | undefined): boolean {
  if (text && text !== '0' && text !== '1') throw new ConfigError(`${name} must be 0 or 1, not '${text}'`)
  return text === '1'
}

/** `Souk <shop@souk.example>` or the address alone, in one line. */
function sender(text: string | undefined): string {
  const value = text || 'Souk <no-reply@localhost>'
  if (!/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)) {
    throw new ConfigError('MAIL_FROM must be an address, or a name with an address in <>')
  }
  return value
}

function social(env: Environment): SocialConfig | null {
  const { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: clientSecret } = env
  if (!clientKey && !clientSecret) return null
  if (!clientKey || !clientSecret) {
    throw new ConfigError('TIKTOK_CLIENT_KEY and TIKTOK_CLIENT_SECRET must be set together')
  }
  // as it is: to the platform an address with a slash at its end is another one
  const address = (name: string, otherwise: string) =>
    url(name, env[name], ['http:', 'https:']) === null ? otherwise : (env[name] ?? '')
  const challenges = ['hex', 'base64url']
  return {
    clientKey,
    clientSecret,
    authorizeUrl: address('TIKTOK_AUTHORIZE_URL', TIKTOK.authorizeUrl),
    tokenUrl: address('TIKTOK_TOKEN_URL', TIKTOK.tokenUrl),
    userUrl: address('TIKTOK_USER_URL', TIKTOK.userUrl),
    scope: env.TIKTOK_SCOPE || TIKTOK.scope,
    challenge: oneOf(
      'TIKTOK_CHALLENGE',
      env.TIKTOK_CHALLENGE,
      challenges,
      TIKTOK.challenge,
    ) as SocialConfig['challenge'],
  }
}

function stripe(env: Environment): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  }
  return { secretKey, webhookSecret, apiUrl: base('STRIPE_API_URL', env.STRIPE_API_URL) }
}

function objects(env: Environment): ObjectSettings | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const address = base('S3_URL', env.S3_URL)
  if (!address && !accessKeyId && !secretAccessKey) return null
  if (!address || !accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  }
  return { url: address, region: env.S3_REGION || 'us-east-1', accessKeyId, secretAccessKey }
}

/** Unless it is said, test cards are taken where no true ones are. */
function sandbox(env: Environment): boolean {
  const production = env.NODE_ENV === 'production'
  const asked = flag('PAYMENT_SANDBOX', env.PAYMENT_SANDBOX)
  if (asked && production) throw new ConfigError('PAYMENT_SANDBOX takes test cards, and is not for NODE_ENV=production')
  if (env.PAYMENT_SANDBOX) return asked
  return !production && stripe(env) === null
}

/** Not so soon that the event would have come by itself, nor so late that nobody waits for it any more. */
function cardCheckAfter(text: string | undefined): number {
  if (!text) return 120
  if (!/^\d{1,4}$/.test(text) || Number(text) < 10 || Number(text) > 3_600) {
    throw new ConfigError(`CARD_CHECK_AFTER must be a number of seconds from 10 to 3600, not '${text}'`)
  }
  return Number(text)
}

function oneOf(name: string, text: string | undefined, allowed: readonly string[], fallback: string): string {
  const value = text || fallback
  if (!allowed.includes(value)) throw new ConfigError(`${name} must be ${allowed.join(' or ')}, not '${value}'`)
  return value
}

/** Reads the configuration. Throws a ConfigError on the first value that cannot be used. */
export function readConfig(env: Environment): Config {
  const dataFolder = path.resolve(env.SOUK_DATA || './.souk')
  return {
    port: port(env.PORT || '3000'),
    host: host(env.HOST || '127.0.0.1'),
    publicUrl: base('PUBLIC_URL', env.PUBLIC_URL),
    dataFolder,
    databaseUrl: url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    trustProxy: trustProxy(env.TRUST_PROXY),
    sellerSiteUrl: url('SELLER_SITE_URL', env.SELLER_SITE_URL, ['http:', 'https:']),
    serviceUrl: url('SERVICE_URL', env.SERVICE_URL, ['http:', 'https:']),
    tileUrl: tiles(env.TILE_URL),
    rechargeAccounts: accounts(env.RECHARGE_ACCOUNTS),
    analyticsUrl: base('ANALYTICS_URL', env.ANALYTICS_URL),
    geocoderUrl: base('GEOCODER_URL', env.GEOCODER_URL),
    production: oneOf('NODE_ENV', env.NODE_ENV, ['development', 'test', 'production'], 'development') === 'production',
    webFolder: path.resolve(env.SOUK_WEB || path.join(ROOT, 'dist/h5')),
    mediaFolder: path.join(ROOT, 'server/demo/media'),
    uploadsFolder: path.join(dataFolder, 'uploads'),
    objects: objects(env),
    smtpUrl: url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: sender(env.MAIL_FROM),
    smsUrl: url('SMS_URL', env.SMS_URL, ['http:', 'https:']),
    smsToken: env.SMS_TOKEN || null,
    outboxFolder: path.join(dataFolder, 'outbox'),
    mailCode: env.MAIL_CODE ? flag('MAIL_CODE', env.MAIL_CODE) : null,
    social: social(env),
    stripe: stripe(env),
    paymentSandbox: sandbox(env),
    cardCheckAfterS: cardCheckAfter(env.CARD_CHECK_AFTER),
    redisUrl: url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']),
    rateLimit: oneOf('RATE_LIMIT', env.RATE_LIMIT, ['on', 'off'], 'on') === 'on',
    demo: flag('SOUK_DEMO', env.SOUK_DEMO),
  }
}
