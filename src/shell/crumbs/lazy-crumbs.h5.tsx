import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { ShopCrumbsProps } from './types'
import './lazy-crumbs.h5.scss'

/** The path to a page of the catalogue, for wide screens. Its room is there before its code is. */
export const LazyCrumbs = lazyPart<ShopCrumbsProps>(async () => (await import('./shop-crumbs.h5')).ShopCrumbs, {
  space: <div className="crumbs-room" />,
})
