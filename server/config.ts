/** What the environment decides (gaps §7 and §9). Every wrong value is one clear line, never a stack. */
import { isIPv4, isIPv6 } from 'node:net'
import path from 'node:path'

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
  /** A geocoder of Nominatim's kind; null: none. */
  readonly geocoderUrl: string | null
  readonly production: boolean
  /** The built app. */
  readonly webFolder: string
  readonly mediaFolder: string
  /** What people send is kept here. */
  readonly uploadsFolder: string
  readonly rateLimit: boolean
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
    geocoderUrl: base('GEOCODER_URL', env.GEOCODER_URL),
    production: oneOf('NODE_ENV', env.NODE_ENV, ['development', 'test', 'production'], 'development') === 'production',
    webFolder: path.resolve(env.SOUK_WEB || path.join(ROOT, 'dist/h5')),
    mediaFolder: path.join(ROOT, 'server/demo/media'),
    uploadsFolder: path.join(dataFolder, 'uploads'),
    rateLimit: oneOf('RATE_LIMIT', env.RATE_LIMIT, ['on', 'off'], 'on') === 'on',
    demo: flag('SOUK_DEMO', env.SOUK_DEMO),
  }
}
