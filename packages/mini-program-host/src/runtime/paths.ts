import { cutAt } from './cut-at'

/** Resolves a reference in a file to a path of the mini-program: '/a/b', './b', '../b' or 'b'. */
export function resolvePath(from: string, reference: string): string {
  const parts = reference.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of reference.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

export interface Target {
  /** without leading slash */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** as in the address, without '?' */
  readonly search: string
}

/** The target of an address, relative to a page: `/pages/a/a?id=1`, `../a/a`. */
export function parseUrl(url: string, from = ''): Target {
  const [address, search = ''] = cutAt(url, '?')
  const path = (address === '' ? from : resolvePath(from, address)).replace(/\.html$/, '')
  return { path, query: parseQuery(search), search }
}

/** The address of a page with its query. */
export function addressOf(path: string, query: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? `/${path}` : `/${path}?${pairs.join('&')}`
}

/** Values are percent-decoded; a name without '=' has an empty value. */
export function parseQuery(search: string): Record<string, string> {
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    if (!pair) continue
    const [name, value = ''] = cutAt(pair, '=')
    query[decode(name)] = decode(value)
  }
  return query
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    // a lone '%' stays as it is
    if (error instanceof URIError) return text
    throw error
  }
}
