/**
 * Network addresses for counting and recording. One household or rented machine has a whole /64 of IPv6, so a single
 * address does not identify a caller.
 */
import ipaddr from 'ipaddr.js'

const { IPv4, IPv6 } = ipaddr

const COUNTED_IPV6_BITS = 64
/** The recorded part: enough to distinguish providers or offices, too little to identify a household. */
const KEPT_BITS = { ipv4: 24, ipv6: 48 } as const

const cut = (address: string, bits: number) => `${IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`

/** The address for rate limits: IPv4 unchanged, also inside IPv6; IPv6 by its /64; anything else unchanged. */
export function countedNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : cut(withoutZone(parsed.toString()), COUNTED_IPV6_BITS)
}

/** The recorded address, shortened to its /24 or /48; empty for an invalid text. */
export function storedNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv6') return cut(withoutZone(parsed.toString()), KEPT_BITS.ipv6)
  return `${IPv4.networkAddressFromCIDR(`${parsed.toString()}/${KEPT_BITS.ipv4}`).toString()}/${KEPT_BITS.ipv4}`
}

function withoutZone(address: string): string {
  return address.replace(/%.*/, '')
}
