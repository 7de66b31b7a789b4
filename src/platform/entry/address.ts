/** Addresses that open the app from outside: `souk://pages/…`, and what is shared, `https://<server>/go/pages/…`. */
import { linkTo, paramNames, routeOf } from '@/routes'

/** The app's own scheme, as the shells of Android and iOS register it. */
export const SCHEME = 'souk'

/** In a browser the server leads on from here to the web app; the app takes the same link with or without it. */
const GO = /^\/go(?=\/)/

/**
 * The link behind an address, with the parameters that its screen knows; undefined when the address is neither the
 * app's nor the server's, or leads to no screen.
 * @param origin of the server, without a slash at its end
 */
export function linkOfAddress(address: string, origin: string): string | undefined {
  const path = pathOf(address.trim(), origin)
  const name = path === undefined ? undefined : routeOf(path)
  if (path === undefined || name === undefined) return undefined
  const given = readQuery(path)
  const known = paramNames(name).flatMap((key) => (given.has(key) ? [[key, given.get(key)]] : []))
  return linkTo(name, Object.fromEntries(known) as never)
}

/** Path and query, with the leading slash. Schemes and hosts are written as one likes: Souk://, SHOP.example. */
function pathOf(address: string, origin: string): string | undefined {
  const [whole] = address.split('#')
  const [scheme, rest] = cut(whole, '://')
  if (rest === undefined) return undefined
  if (scheme.toLowerCase() === SCHEME) return `/${rest.replace(/^\/+/, '')}`
  const [host, path = ''] = cut(rest, '/')
  const [, ownHost] = cut(origin, '://')
  const isOurs = /^https?$/i.test(scheme) && host.toLowerCase() === ownHost?.toLowerCase()
  return isOurs ? `/${path}`.replace(GO, '') : undefined
}

function cut(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at)
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + at.length)]
}

/** The first value of each name; what is not well escaped is left out. */
function readQuery(path: string): Map<string, string> {
  const [, query = ''] = cut(path, '?')
  const values = new Map<string, string>()
  for (const pair of query.split('&')) {
    const [name, value = ''] = cut(pair, '=')
    const text = unescaped(value)
    if (text !== undefined && !values.has(name)) values.set(name, text)
  }
  return values
}

function unescaped(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
