import { observer } from 'mobx-react-lite'
import { NothingSelected } from './nothing-selected'
import { Review } from './review'
import { useCart } from '@/features/cart/parts/use-cart'

/** What is selected in the cart. */
export const CartReview = observer(function CartReview() {
  return <Review load={useCart()} empty={<NothingSelected />} />
})
