/** Cards in the words of the mini-program's host. */
import { linkTo } from '@/routes'
import type { ShareCard } from './types'

/** config/index.ts puts it into the package. */
const BRAND_PICTURE = '/share-card.png'

// with a picture of its own: the host would take one of the screen, and what has no card may be private
const HOME: ShareCard = { title: 'Souk', link: linkTo('home'), image: BRAND_PICTURE }

const pictureOf = ({ image }: ShareCard) => (image ? { imageUrl: image } : {})

/** What a chat receives. */
export function messageOf(card: ShareCard = HOME) {
  return { title: card.title, path: card.link, ...pictureOf(card) }
}

/** What stands among the moments: it opens the page that was shown, and carries its parameters alone. */
export function timelineOf(card: ShareCard = HOME) {
  const [, query = ''] = card.link.split('?')
  return { title: card.title, query, ...pictureOf(card) }
}
