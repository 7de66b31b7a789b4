/** The configuration from environment variables. Every invalid value gives one clear line, never a stack trace. */
import path from 'node:path'
import type { RechargeAccount } from '@contract/entities/settings'
import { readCompany, senderOf, type Company } from './company'
import { ConfigError, type Environment } from './config-error'
import { readLoad, readPostgres } from './config-limits'
import { readTrustProxy } from './config-proxies'
import { readOperations, type OperationsSettings } from './config-operations'
import type { PostgresSettings } from './postgres-settings'
import type { LoadLimits } from './load-limits'
import { readSecondFactor, readSecret, type OperatorSecondFactor } from './second-factor-settings'
import type { StripeSettings } from './stripe-settings'
import { readChoice, readFlag, readNumber, readUrl } from './read-setting'
import { SETTINGS, type NameOf } from './schema/settings'
import { isReachedFromHereAlone } from './reach'
import { TIKTOK, type SocialConfig } from './social-config'
import type { ObjectSettings } from './object-settings'
import { dayReader } from '../text/day'
import { readRechargeAccounts } from './recharge-accounts'
import { readReplicas } from './replica-urls'

/**
 * Who may pay with test cards. `open`: everyone, because of PAYMENT_SANDBOX=1; `local`: requests from this machine,
 * and only with demo data, which server/app/process/test-cards.ts checks; `off`: no one.
 */
type PaymentSandbox = 'open' | 'local' | 'off'

export interface Config extends OperationsSettings {
  readonly port: number
  readonly host: string
  /** The public address, without a trailing slash; null, except in production: the request's own. */
  readonly publicUrl: string | null
  /** The folder of the embedded database. */
  readonly dataFolder: string
  readonly databaseUrl: string | null
  /** Replicas of `databaseUrl`. */
  readonly replicaUrls: readonly string[]
  /** The connection settings for `databaseUrl`. */
  readonly postgres: PostgresSettings
  /** The trusted proxies, which may report the client address; false: none. */
  readonly trustProxy: false | string[]
  /** The time zone whose days orders and documents have. */
  readonly timeZone: string
  /** Who runs the marketplace; null: nobody is named, which production refuses. */
  readonly company: Company | null
  readonly sellerSiteUrl: string | null
  /** The script of the customer chat; null: what an operator has set, initially none. */
  readonly serviceUrl: string | null
  /** The map tiles, as in website_config's tile_url; null: what an operator has set, initially none. */
  readonly tileUrl: string | null
  /** The bank accounts for offline recharges; null: what an operator has set, initially none. */
  readonly rechargeAccounts: readonly RechargeAccount[] | null
  /** Where the app sends usage events; null: nowhere. */
  readonly analyticsUrl: string | null
  /** A geocoder with Nominatim's API; null: none. */
  readonly geocoderUrl: string | null
  readonly production: boolean
  /** The built app. */
  readonly webFolder: string
  /** The built console. */
  readonly consoleFolder: string
  /** The shop's own pictures besides uploads; the demo adds its own. The first folder that has a file counts. */
  readonly mediaFolders: readonly string[]
  /** The folder for uploads, if there is no bucket. */
  readonly uploadsFolder: string
  /** The bucket for uploads; null: the folder. */
  readonly objects: ObjectSettings | null
  /** The mail server; null: the outbox, in production nothing. */
  readonly smtpUrl: string | null
  /** The sender of mails. */
  readonly mailFrom: string
  /** From which hour of the day on digests are mailed, UTC. */
  readonly digestHour: number
  /** The gateway for text messages; null: the outbox, in production nothing. */
  readonly smsUrl: string | null
  readonly smsToken: string | null
  /** Messages as files, for development. Never served. */
  readonly outboxFolder: string
  /** Whether registration needs a code sent by mail; null: what an operator has set, initially not. */
  readonly mailCode: boolean | null
  /** The short-video platform for signing in; null: none. */
  readonly social: SocialConfig | null
  /** Cards through Stripe; null: none. */
  readonly stripe: StripeSettings | null
  /** Whether the sandbox gateway accepts test cards; never in production. */
  readonly paymentSandbox: PaymentSandbox
  readonly operatorSecondFactor: OperatorSecondFactor
  /** The key that encrypts secrets in the database; null: a file in the data folder. */
  readonly secret: string | null
  /** How long a card payment waits for its event before the gateway is queried: seconds. */
  readonly cardCheckAfterS: number
  /** How long an account can be restored before it is erased: days. */
  readonly accountGraceDays: number
  /** How long orders keep their buyers' names: years, as tax law requires. */
  readonly invoiceRetentionYears: number
  /** The maximum life of a session: days. */
  readonly sessionMaxDays: number
  /** How long sign-in events are kept: days. */
  readonly signInEventDays: number
  readonly rateLimit: boolean
  /** The load limits. */
  readonly load: LoadLimits
  /** The Redis in which several processes count requests; null: each counts its own. */
  readonly redisUrl: string | null
  /** Whether money may move although a commit may not survive a power cut. */
  readonly demo: boolean
}

export { ConfigError }

/** The repository, or the folder of a built server beside the built app. */
const ROOT = path.join(__dirname, '../../..')
const built = (name: string) => path.join(ROOT, path.basename(ROOT) === 'dist' ? name : `dist/${name}`)

/** Required in production, where a caller's Host header is not used. */
function publicUrl(env: Environment): string | null {
  const address = readUrl(env, 'PUBLIC_URL')
  if (address || env.NODE_ENV !== 'production') return address
  throw new ConfigError('PUBLIC_URL must be set with NODE_ENV=production: the address that buyers see')
}

/** `https://…/{z}/{x}/{y}.png`, with the attribution behind a `#`. */
function tiles(text: string | undefined): string | null {
  if (!text) return null
  const [address = ''] = text.split('#')
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

function timeZone(name: string): string {
  if (dayReader(name)) return name
  throw new ConfigError(`TIME_ZONE must be a time zone as IANA names it, such as Asia/Shanghai, not '${name}'`)
}
const DEFAULT_SENDER = 'Souk <no-reply@localhost>'

/** `Souk <shop@souk.example>` or only the address, in one line. */
function sender(text: string | undefined, company: Company | null): string {
  const value = text || (company ? senderOf(company) : DEFAULT_SENDER)
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
  // unchanged: for the platform an address with a trailing slash is a different one
  const address = (name: NameOf<'url'>, otherwise: string) =>
    readUrl(env, name) === null ? otherwise : (env[name] ?? '')
  return {
    clientKey,
    clientSecret,
    authorizeUrl: address('TIKTOK_AUTHORIZE_URL', TIKTOK.authorizeUrl),
    tokenUrl: address('TIKTOK_TOKEN_URL', TIKTOK.tokenUrl),
    userUrl: address('TIKTOK_USER_URL', TIKTOK.userUrl),
    scope: env.TIKTOK_SCOPE || SETTINGS.TIKTOK_SCOPE.fallback,
    challenge: readChoice(env, 'TIKTOK_CHALLENGE') as SocialConfig['challenge'],
  }
}

function stripe(env: Environment): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  }
  return { secretKey, webhookSecret, apiUrl: readUrl(env, 'STRIPE_API_URL') }
}

function objects(env: Environment): ObjectSettings | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  const address = readUrl(env, 'S3_URL')
  if (!address && !accessKeyId && !secretAccessKey) return null
  if (!address || !accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  }
  return { url: address, region: env.S3_REGION || SETTINGS.S3_REGION.fallback, accessKeyId, secretAccessKey }
}

/** Test cards give free money, so other machines may use them only if this is set explicitly. */
function sandbox(env: Environment, place: Parameters<typeof isReachedFromHereAlone>[0]): PaymentSandbox {
  const production = env.NODE_ENV === 'production'
  const asked = readFlag(env, 'PAYMENT_SANDBOX')
  if (asked && production) throw new ConfigError('PAYMENT_SANDBOX takes test cards, and is not for NODE_ENV=production')
  if (asked && stripe(env))
    throw new ConfigError('PAYMENT_SANDBOX takes test cards, and is not for a shop with Stripe keys')
  if (env.PAYMENT_SANDBOX) return asked ? 'open' : 'off'
  return !production && stripe(env) === null && isReachedFromHereAlone(place) ? 'local' : 'off'
}

/** Reads the configuration. Throws a ConfigError on the first invalid value. */
export function readConfig(env: Environment): Config {
  const dataFolder = path.resolve(env.SOUK_DATA || SETTINGS.SOUK_DATA.fallback)
  const place = {
    host: host(env.HOST || SETTINGS.HOST.fallback),
    publicUrl: publicUrl(env),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
  }
  const company = readCompany(env)
  return {
    ...place,
    company,
    ...readOperations(env),
    port: readNumber(env, 'PORT'),
    dataFolder,
    databaseUrl: readUrl(env, 'DATABASE_URL'),
    replicaUrls: readReplicas(env),
    postgres: readPostgres(env),
    timeZone: timeZone(env.TIME_ZONE || SETTINGS.TIME_ZONE.fallback),
    sellerSiteUrl: readUrl(env, 'SELLER_SITE_URL'),
    serviceUrl: readUrl(env, 'SERVICE_URL'),
    tileUrl: tiles(env.TILE_URL),
    rechargeAccounts: accounts(env.RECHARGE_ACCOUNTS),
    analyticsUrl: readUrl(env, 'ANALYTICS_URL'),
    geocoderUrl: readUrl(env, 'GEOCODER_URL'),
    production: readChoice(env, 'NODE_ENV') === 'production',
    webFolder: path.resolve(env.SOUK_WEB || built('h5')),
    consoleFolder: path.resolve(env.SOUK_CONSOLE || built('console')),
    mediaFolders: [path.resolve(env.SOUK_MEDIA || path.join(dataFolder, 'media'))],
    uploadsFolder: path.join(dataFolder, 'uploads'),
    objects: objects(env),
    smtpUrl: readUrl(env, 'SMTP_URL'),
    mailFrom: sender(env.MAIL_FROM, company),
    digestHour: readNumber(env, 'DIGEST_HOUR'),
    smsUrl: readUrl(env, 'SMS_URL'),
    smsToken: env.SMS_TOKEN || null,
    outboxFolder: path.join(dataFolder, 'outbox'),
    mailCode: env.MAIL_CODE ? readFlag(env, 'MAIL_CODE') : null,
    social: social(env),
    stripe: stripe(env),
    paymentSandbox: sandbox(env, place),
    operatorSecondFactor: readSecondFactor(env),
    secret: readSecret(env),
    cardCheckAfterS: readNumber(env, 'CARD_CHECK_AFTER'),
    accountGraceDays: readNumber(env, 'ACCOUNT_GRACE_DAYS'),
    invoiceRetentionYears: readNumber(env, 'INVOICE_RETENTION_YEARS'),
    redisUrl: readUrl(env, 'REDIS_URL'),
    sessionMaxDays: readNumber(env, 'SESSION_MAX_DAYS'),
    signInEventDays: readNumber(env, 'SIGN_IN_EVENT_DAYS'),
    rateLimit: readChoice(env, 'RATE_LIMIT') === 'on',
    load: readLoad(env),
    demo: readFlag(env, 'SOUK_DEMO'),
  }
}
