/** Share cards in the format of the mini-program's host. */
import { linkTo } from '@/routes'
import type { ShareCard } from './types'

/** config/index.ts copies it into the package. */
const BRAND_PICTURE = '/share-card.png'

// has a picture, because the host would otherwise take a screenshot, and a screen without a card may be private
const home = (title: string): ShareCard => ({ title, link: linkTo('home'), image: BRAND_PICTURE })

const pictureOf = ({ image }: ShareCard) => (image ? { imageUrl: image } : {})

/** The card for a chat; a screen without one shares home under the marketplace's name. */
export function messageOf(own: ShareCard | undefined, market: string) {
  const card = own ?? home(market)
  return { title: card.title, path: card.link, ...pictureOf(card) }
}

/** The card for the timeline: it always opens the current page, so it carries parameters only. */
export function timelineOf(own: ShareCard | undefined, market: string) {
  const card = own ?? home(market)
  const [, query = ''] = card.link.split('?')
  return { title: card.title, query, ...pictureOf(card) }
}
