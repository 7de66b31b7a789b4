import { observer } from 'mobx-react-lite'
import { Code } from '@contract/base/codes'
import type { CartInfo } from '@contract/entities/cart'
import { isRefusal } from '@/services/api-error'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { BasketGone } from '../../shared/basket-gone'
import { Review } from './review'

/** The priced basket; null when it has expired. */
async function readBasket(basket_id: string, options: Options): Promise<CartInfo | null> {
  try {
    return (await call('cart', { basket_id }, options)).cart_info
  } catch (error) {
    if (isRefusal(error, Code.notFound)) return null
    throw error
  }
}

/** A review of the basket of "Buy now", without the cart. */
export const BasketReview = observer(function BasketReview({ basketId }: { basketId: string }) {
  const load = useLoad((options) => readBasket(basketId, options), [basketId])
  useOnReshow(load.reload)
  return <Review load={load} basketId={basketId} empty={<BasketGone step="myCart" />} />
})
