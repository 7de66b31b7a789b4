const LINK = /^(https?:\/\/)([^/?#]+)([^?#]*)(\?[^#]*)?(#.*)?$/

/** The sub-host of the app's host for sellers. */
const SELLER = 'seller'

function withToken(query: string, ptoken: string): string {
  const pairs = query.replace(/^\?/, '').split('&').filter(Boolean)
  const kept = pairs.filter((pair) => pair.split('=')[0] !== 'ptoken')
  return `?${[...kept, `ptoken=${encodeURIComponent(ptoken)}`].join('&')}`
}

/**
 * The link to the seller site [rule.seller-link]. Its host becomes the seller sub-host of `host`, and `ptoken`, if
 * given, replaces the one in the query. In a relative link only the ptoken changes. An IP address and `localhost` have
 * no sub-hosts and stay unchanged.
 */
export function sellerLink(link: string, host?: string, ptoken?: string): string {
  if (link === '') return ''
  const match = LINK.exec(link)
  if (!match) return ptoken === undefined ? link : link.replace(/\?.*$|$/, (query) => withToken(query, ptoken))
  const [, scheme = '', ownHost = '', path = '', query = '', hash = ''] = match
  const shownQuery = ptoken === undefined ? query : withToken(query, ptoken)
  return `${scheme}${sellerHost(host ?? ownHost)}${path}${shownQuery}${hash}`
}

/** `www.souk.example` → `seller.souk.example`. */
function sellerHost(host: string): string {
  const [name = ''] = host.split(':')
  if (!name.includes('.') || /^[\d.]+$/.test(name) || name.startsWith(`${SELLER}.`)) return host
  return `${SELLER}.${host.replace(/^(www|m)\./, '')}`
}
