const LINK = /^(https?:\/\/)([^/?#]+)([^?#]*)(\?[^#]*)?(#.*)?$/

/** The sub-host of the app's own host where sellers work. */
const SELLER = 'seller'

function withToken(query: string, ptoken: string): string {
  const pairs = query.replace(/^\?/, '').split('&').filter(Boolean)
  const kept = pairs.filter((pair) => pair.split('=')[0] !== 'ptoken')
  return `?${[...kept, `ptoken=${encodeURIComponent(ptoken)}`].join('&')}`
}

/**
 * The link to the seller site: its host becomes the seller sub-host of `host`, and a ptoken, when one is given, takes
 * the place of the one in the query [rule.seller-link]. A link that is not absolute comes back with its ptoken alone
 * changed. Neither an address (127.0.0.1) nor `localhost` has sub-hosts: such hosts are left as they are.
 */
export function sellerLink(link: string, host?: string, ptoken?: string): string {
  if (link === '') return ''
  const match = LINK.exec(link)
  if (!match) return ptoken === undefined ? link : link.replace(/\?.*$|$/, (query) => withToken(query, ptoken))
  const [, scheme, ownHost, path, query = '', hash = ''] = match
  const shownQuery = ptoken === undefined ? query : withToken(query, ptoken)
  return `${scheme}${sellerHost(host ?? ownHost)}${path}${shownQuery}${hash}`
}

/** `www.souk.example` → `seller.souk.example`. */
function sellerHost(host: string): string {
  const [name] = host.split(':')
  if (!name.includes('.') || /^[\d.]+$/.test(name) || name.startsWith(`${SELLER}.`)) return host
  return `${SELLER}.${host.replace(/^(www|m)\./, '')}`
}
