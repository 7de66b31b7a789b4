/** Addresses that open the app from outside: `souk://pages/…`, and shared links, `https://<server>/go/pages/…`. */
import { linkTo, paramNames, routeOf } from '@/routes'

/** The app's own scheme, as registered by the native apps. */
export const SCHEME = 'souk'

/** In a browser the server redirects from this path to the web app. The app accepts links with it and without it. */
const GO = /^\/go(?=\/)/

/**
 * The link behind an address, with the parameters that its screen knows. Undefined when the address belongs neither to
 * the app nor to the server, or leads to no screen.
 * @param origin of the server, without a trailing slash
 */
export function linkOfAddress(address: string, origin: string): string | undefined {
  const path = pathOf(address.trim(), origin)
  const name = path === undefined ? undefined : routeOf(path)
  if (path === undefined || name === undefined) return undefined
  const given = readQuery(path)
  const known = paramNames(name).flatMap((key) => (given.has(key) ? [[key, given.get(key)]] : []))
  return linkTo(name, Object.fromEntries(known) as never)
}

/** Path and query, with the leading slash. Scheme and host are case-insensitive: Souk://, SHOP.example. */
function pathOf(address: string, origin: string): string | undefined {
  const [whole] = cut(address, '#')
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

/** The first value of each name. Values with broken escapes are left out. */
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
