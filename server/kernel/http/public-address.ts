/** Addresses of other machines that people type: only public ones are connected to, so that nobody reaches inside. */
import dns from 'node:dns'
import net from 'node:net'
import ipaddr from 'ipaddr.js'
import { one } from '@contract/rules/lists'

/** Whether an IP address can be reached over the internet; also of IPv4 inside IPv6. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** A host does not lead to public addresses alone. */
export class NotPublic extends Error {}

type Lookup = net.LookupFunction
type Resolve = typeof dns.lookup

/** The IP address in a URL's host, which has brackets around IPv6; null for a name. */
export function literalIn(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return net.isIP(bare) > 0 ? bare : null
}

/**
 * A lookup for a connection that fails with NotPublic if one of the host's addresses is not allowed. What it resolved is
 * what is connected to: a name cannot change in between.
 */
export function guardedLookup(isAllowed = isPublicAddress, resolve: Resolve = dns.lookup): Lookup {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      if (!found.every(({ address }) => isAllowed(address))) {
        return callback(new NotPublic(`${hostname} is not public`), [])
      }
      if (options.all) return callback(null, found)
      const { address, family } = one(found)
      callback(null, address, family)
    })
  }
}

/** Throws NotPublic unless all addresses of the host are allowed, and the resolver's error for an unknown name. */
export async function requirePublic(hostname: string, isAllowed = isPublicAddress): Promise<void> {
  const literal = literalIn(hostname)
  if (literal !== null) {
    if (!isAllowed(literal)) throw new NotPublic(`${hostname} is not public`)
    return
  }
  await new Promise<void>((resolve, reject) => {
    guardedLookup(isAllowed)(hostname, { all: true }, (error) => (error ? reject(error) : resolve()))
  })
}
