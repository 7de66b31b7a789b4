import { link } from '@contract/screens'
import { adverts } from '../../../kernel/db/schema/settings'
import type { Tx } from '../../../kernel/db/types'
import { freeArt } from '../pictures'
import { ADVERTS, type AdvertTarget } from '../vocabulary/adverts'
import { must } from './chunks'
import type { Frame } from './frame'
import type { Inserted } from './products'

function linkOf(target: AdvertTarget, frame: Frame, made: readonly Inserted[]): string {
  if (target === 'register') return link('register')
  if ('category' in target) {
    return link('categoryDetail', { category_id: must(frame.categories, target.category) })
  }
  const product = made.find(({ planned }) => planned.art === target.product && planned.edition === null)
  if (!product) throw new Error(`An advert shows ${target.product}, which is not sold.`)
  return link('product', { product_id: product.id })
}

export async function insertAdverts(tx: Tx, frame: Frame, made: readonly Inserted[]): Promise<void> {
  await tx.insert(adverts).values(
    ADVERTS.map(({ position, art, ground, title, text, target }, sort) => ({
      position,
      image: freeArt(art),
      ground,
      title,
      text,
      link: linkOf(target, frame, made),
      sort,
    })),
  )
}
