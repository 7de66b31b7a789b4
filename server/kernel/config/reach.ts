/** Whether other machines can reach the server. */
import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/
const MAPPED = /^::ffff:/
/** Headers that a proxy or a tunnel adds. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

interface Place {
  readonly host: string
  readonly publicUrl: string | null
  readonly trustProxy: false | readonly string[]
}

interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string }
}

/** The host name in an address, without the brackets of IPv6; empty if there is none. */
const nameIn = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/[[\]]/g, '') : '')

/** By its settings: behind a proxy the server listens on loopback, and PUBLIC_URL or TRUST_PROXY shows it. */
export function isReachedFromHereAlone({ host, publicUrl, trustProxy }: Place): boolean {
  return LOOPBACK.test(host) && (publicUrl === null || LOOPBACK.test(nameIn(publicUrl))) && trustProxy === false
}

/** By one request: a proxy without a setting shows itself in the requested host name, or in its headers. */
export function isFromHere({ headers, socket }: Asked): boolean {
  const peer = (socket.remoteAddress ?? '').replace(MAPPED, '')
  const name = nameIn(`http://${headers.host ?? ''}`)
  return LOOPBACK.test(peer) && LOOPBACK.test(name) && !PASSED_ON.some((header) => headers[header] !== undefined)
}
