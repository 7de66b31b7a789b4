/** What the environment decides. Every wrong value is one clear line, never a stack. */
import path from 'node:path'
import type { RechargeAccount } from '@contract/entities/settings'
import { ConfigError, type Environment } from './config-error'
import {
  readCardCheck,
  readEventDays,
  readGraceDays,
  readLoad,
  readPostgres,
  readRetentionYears,
  readSessionDays,
} from './config-limits'
import { readTrustProxy } from './config-proxies'
import { readOperations, type OperationsSettings } from './config-operations'
import type { PostgresSettings } from './db/postgres-settings'
import type { LoadLimits } from './http/shedding'
import { readSecondFactor, readSecret, type OperatorSecondFactor } from './ops/second-factor/settings'
import type { StripeSettings } from './payments/gateways/stripe-settings'
import { isReachedFromHereAlone } from './process/reach'
import { TIKTOK, type SocialConfig } from './social/social-config'
import type { ObjectSettings } from './uploads/object-settings'
import { readRechargeAccounts } from './wallet/recharge-accounts'

/**
 * Who may pay with test cards. `open`: everybody, because PAYMENT_SANDBOX=1 says so; `local`: requests from this machine,
 * and only with demo data, which server/process/test-cards.ts looks for; `off`: nobody.
 */
export type PaymentSandbox = 'open' | 'local' | 'off'

export interface Config extends OperationsSettings {
  readonly port: number
  readonly host: string
  /** The address that buyers see, without a trailing slash; null, and never in production: the request's own. */
  readonly publicUrl: string | null
  /** The folder of the embedded database. */
  readonly dataFolder: string
  readonly databaseUrl: string | null
  /** How the database at `databaseUrl` is spoken to. */
  readonly postgres: PostgresSettings
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
  /** Whether the sandbox gateway of ours takes test cards; never in production. */
  readonly paymentSandbox: PaymentSandbox
  readonly operatorSecondFactor: OperatorSecondFactor
  /** What secrets in the database are sealed with; null: a file in the data folder. */
  readonly secret: string | null
  /** How long a payment by card waits for its event before the gateway is asked: seconds. */
  readonly cardCheckAfterS: number
  /** How long an account can still be kept that is to be erased: days. */
  readonly accountGraceDays: number
  /** How long orders name the people who placed them: years, as tax law asks. */
  readonly invoiceRetentionYears: number
  /** How long a session lasts at most, however it is used: days. */
  readonly sessionMaxDays: number
  /** How long what happened around signing in is kept: days. */
  readonly signInEventDays: number
  readonly rateLimit: boolean
  /** Past what load calls are refused. */
  readonly load: LoadLimits
  /** The Redis that several processes count requests in; null: each counts its own. */
  readonly redisUrl: string | null
  /** Money may move although a commit may not survive a power cut. */
  readonly demo: boolean
}

export { ConfigError }

/** The repository, or the folder that a built server lies in beside the built app. */
const ROOT = path.join(__dirname, '..')
const APP = path.join(ROOT, path.basename(ROOT) === 'dist' ? 'h5' : 'dist/h5')

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

/** In production it must be said: a caller's Host header decides nothing there. */
function publicUrl(env: Environment): string | null {
  const address = base('PUBLIC_URL', env.PUBLIC_URL)
  if (address || env.NODE_ENV !== 'production') return address
  throw new ConfigError('PUBLIC_URL must be set with NODE_ENV=production: the address that buyers see')
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

/** Test cards fill wallets with money that nobody paid: strangers get them where it is said in so many words alone. */
function sandbox(env: Environment, place: Parameters<typeof isReachedFromHereAlone>[0]): PaymentSandbox {
  const production = env.NODE_ENV === 'production'
  const asked = flag('PAYMENT_SANDBOX', env.PAYMENT_SANDBOX)
  if (asked && production) throw new ConfigError('PAYMENT_SANDBOX takes test cards, and is not for NODE_ENV=production')
  if (asked && stripe(env))
    throw new ConfigError('PAYMENT_SANDBOX takes test cards, and is not for a shop with Stripe keys')
  if (env.PAYMENT_SANDBOX) return asked ? 'open' : 'off'
  return !production && stripe(env) === null && isReachedFromHereAlone(place) ? 'local' : 'off'
}

function oneOf(name: string, text: string | undefined, allowed: readonly string[], fallback: string): string {
  const value = text || fallback
  if (!allowed.includes(value)) throw new ConfigError(`${name} must be ${allowed.join(' or ')}, not '${value}'`)
  return value
}

/** Reads the configuration. Throws a ConfigError on the first value that cannot be used. */
export function readConfig(env: Environment): Config {
  const dataFolder = path.resolve(env.SOUK_DATA || './.souk')
  const place = {
    host: host(env.HOST || '127.0.0.1'),
    publicUrl: publicUrl(env),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
  }
  return {
    ...place,
    ...readOperations(env),
    port: port(env.PORT || '3000'),
    dataFolder,
    databaseUrl: url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    postgres: readPostgres(env),
    sellerSiteUrl: url('SELLER_SITE_URL', env.SELLER_SITE_URL, ['http:', 'https:']),
    serviceUrl: url('SERVICE_URL', env.SERVICE_URL, ['http:', 'https:']),
    tileUrl: tiles(env.TILE_URL),
    rechargeAccounts: accounts(env.RECHARGE_ACCOUNTS),
    analyticsUrl: base('ANALYTICS_URL', env.ANALYTICS_URL),
    geocoderUrl: base('GEOCODER_URL', env.GEOCODER_URL),
    production: oneOf('NODE_ENV', env.NODE_ENV, ['development', 'test', 'production'], 'development') === 'production',
    webFolder: path.resolve(env.SOUK_WEB || APP),
    mediaFolder: path.join(__dirname, 'demo/media'),
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
    paymentSandbox: sandbox(env, place),
    operatorSecondFactor: readSecondFactor(env),
    secret: readSecret(env),
    cardCheckAfterS: readCardCheck(env),
    accountGraceDays: readGraceDays(env),
    invoiceRetentionYears: readRetentionYears(env),
    redisUrl: url('REDIS_URL', env.REDIS_URL, ['redis:', 'rediss:']),
    sessionMaxDays: readSessionDays(env),
    signInEventDays: readEventDays(env),
    rateLimit: oneOf('RATE_LIMIT', env.RATE_LIMIT, ['on', 'off'], 'on') === 'on',
    load: readLoad(env),
    demo: flag('SOUK_DEMO', env.SOUK_DEMO),
  }
}
