import type { Data } from '@contract/all-calls'
import type { Favorite } from '@contract/entities/product'
import { call } from '@/services/request'
import { favourites } from '@/stores/favourites'
import type { Paged } from '@/hooks/use-paged'
import { usePagedAgain } from '@/hooks/use-paged-again'

/** The wishlist, page by page. Products that the user removes meanwhile move no others out of it. */
export function useWishlist(): Paged<Favorite, Data<'favorites'>> {
  return usePagedAgain(
    async (place, options) => {
      await favourites.settled()
      const answer = await call('favorites', place, options)
      favourites.learn(answer.list)
      return answer
    },
    ({ favorite_id }) => favorite_id,
  )
}
