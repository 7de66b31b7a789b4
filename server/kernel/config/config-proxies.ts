import { isIPv4, isIPv6 } from 'node:net'
import { ConfigError } from './config-error'

const RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  if (RANGES.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const most = (isIPv4(address) && 32) || (isIPv6(address) && 128)
  if (!most || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most)
}

/**
 * TRUST_PROXY: the addresses of trusted proxies, which report the client address; false: none. Throws a ConfigError.
 */
export function readTrustProxy(text: string | undefined): false | string[] {
  if (!text || text === '0') return false
  const addresses = text.split(',').map((part) => part.trim())
  if (!addresses.every(isProxy)) {
    throw new ConfigError("TRUST_PROXY must be a comma list of your proxies' addresses, or loopback")
  }
  return addresses
}
