/** What the development server hands on to the API's server: calls, and the pages that the server itself shows. */
const PATHS = ['/api', '/uploads', '/img', '/return', '/sandbox-gateway', '/sign-in']

type Environment = Readonly<Record<string, string | undefined>>

interface Proxied {
  readonly target: string
  readonly changeOrigin: boolean
}

const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/**
 * By path. `API` is the server's address, `API_PREFIXES` a comma list in place of the paths. A server on this machine is
 * told the development server's own host, from which it makes the addresses that lead to payment pages and back; one
 * elsewhere may listen to its own name alone.
 */
export function devProxy({ API, API_PREFIXES }: Environment): Record<string, Proxied> {
  const target = API || 'http://127.0.0.1:3000'
  const paths = API_PREFIXES ? API_PREFIXES.split(',') : PATHS
  return Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: !isLocal(target) }]))
}
