/**
 * The paths that the development server passes on to the API's server: calls, and the pages that the server itself
 * serves.
 */
const PATHS = ['/api', '/uploads', '/img', '/return', '/sandbox-gateway', '/sign-in']

type Environment = Readonly<Record<string, string | undefined>>

interface Proxied {
  readonly target: string
  readonly changeOrigin: boolean
}

const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/**
 * The proxy rules by path. `API` is the server's address; `API_PREFIXES`, a comma-separated list, replaces the paths. A
 * server on this machine gets the development server's host name, from which it builds the addresses of payment pages
 * and returns. A server elsewhere gets its own name, because it may accept no other.
 */
export function devProxy({ API, API_PREFIXES }: Environment): Record<string, Proxied> {
  const target = API || 'http://127.0.0.1:3000'
  const paths = API_PREFIXES ? API_PREFIXES.split(',') : PATHS
  return Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: !isLocal(target) }]))
}
