/** The page that a messenger or a search engine reads of a shared link: Open Graph, and JSON-LD of a product. */
import { BASE_CURRENCY } from '@contract/base/constants'
import { languageTag, type Language } from '@contract/base/languages'
import { escapeHtml } from '../../../kernel/text/html'

interface Offer {
  readonly id: string
  /** In the base currency, as a decimal. */
  readonly price: string
  readonly inStock: boolean
  readonly brand: string
  readonly seller: string
  /** What buyers think, of 5 stars; absent before the first review. */
  readonly rating?: { readonly value: string; readonly count: number }
}

export interface Card {
  readonly site: string
  readonly title: string
  readonly description: string
  /** All addresses are absolute. */
  readonly image: string
  readonly address: string
  /** Where a person who gets here goes on. */
  readonly target: string
  readonly language: Language
  readonly offer?: Offer
}

const DESCRIPTION_MAX = 200

/** A text of several lines in one, cut at a word. */
export function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  return `${line.slice(0, DESCRIPTION_MAX - 1).replace(/\s\S*$/, '')}…`
}

const meta = (name: string, content: string): string =>
  content === '' ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`

/** Open Graph knows a language with its territory alone. */
function locale(code: Language): string {
  const { language, region } = new Intl.Locale(languageTag(code)).maximize()
  return `${language}_${region}`
}

/** By both names in use: that of a product, and the one that Pinterest reads. */
const price = ({ price: amount }: Offer): string =>
  ['product', 'og']
    .map((of) => meta(`${of}:price:amount`, amount) + meta(`${of}:price:currency`, BASE_CURRENCY))
    .join('')

/** Data of a page, not a script: no content policy is needed for it. `<` could end the element. */
const data = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

function product({ title, description, image, address }: Card, offer: Offer): string {
  return data({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    image,
    sku: offer.id,
    brand: { '@type': 'Brand', name: offer.brand },
    offers: {
      '@type': 'Offer',
      url: address,
      price: offer.price,
      priceCurrency: BASE_CURRENCY,
      availability: `https://schema.org/${offer.inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: offer.seller },
    },
    ...(offer.rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: offer.rating.value, reviewCount: offer.rating.count },
    }),
  })
}

export function cardPage(card: Card): string {
  const { site, title, description, image, address, target, language, offer } = card
  const name = escapeHtml(title)
  const lines = [
    `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title === site ? name : `${name} · ${escapeHtml(site)}`}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<meta http-equiv="refresh" content="0;url=${escapeHtml(target)}">`,
    meta('og:type', offer ? 'product' : 'website'),
    meta('og:site_name', site),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:image', image),
    meta('og:url', address),
    meta('og:locale', locale(language)),
    offer ? price(offer) : '',
    `<meta name="twitter:card" content="${offer ? 'summary_large_image' : 'summary'}">`,
    offer ? product(card, offer) : '',
    `<h1>${name}</h1><p>${escapeHtml(description)}</p>`,
    offer ? `<p>${offer.price} ${BASE_CURRENCY}</p>` : '',
    `<p><a href="${escapeHtml(target)}">${escapeHtml(site)}</a></p></html>`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}
