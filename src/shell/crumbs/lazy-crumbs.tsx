import type { ShopCrumbsProps } from './types'

/** Only wide screens have the path to a page, and only the web has wide screens. */
export function LazyCrumbs(_props: ShopCrumbsProps) {
  return null
}
