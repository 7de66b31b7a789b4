import { useRef } from 'react'
import type { Data } from '@contract/all-calls'
import { PAGE_SIZE } from '@contract/constants'
import type { Favorite } from '@contract/entities/product'
import { call } from '@/services/request'
import { favourites } from '@/stores/favourites'
import type { Paged } from '@/hooks/use-paged'
import { usePagedAgain } from '@/hooks/use-paged-again'

/**
 * The wishlist, page by page. When the user removes a product, the server moves all later ones up: so the next page is
 * calculated from what is still kept, and products that are already shown are skipped.
 */
export function useWishlist(): Paged<Favorite, Data<'favorites'>> {
  const shown = useRef(new Set<string>())
  return usePagedAgain(async (p, options) => {
    await favourites.settled()
    // an answer that arrives after a reload belongs to the previous list
    const before = p === 1 ? new Set<string>() : shown.current
    const kept = [...before].filter((productId) => favourites.has(productId)).length
    const answer = await call('favorites', { p: Math.floor(kept / PAGE_SIZE) + 1 }, options)
    favourites.learn(answer.list)
    const list = answer.list.filter(({ product_id }) => !before.has(product_id))
    for (const { product_id } of list) before.add(product_id)
    if (p === 1) shown.current = before
    return { ...answer, list }
  })
}
