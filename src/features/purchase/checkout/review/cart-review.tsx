import { observer } from 'mobx-react-lite'
import { NothingSelected } from '../../shared/nothing-selected'
import { Review } from './review'
import { useCart } from '@/features/purchase/cart/use-cart'

/** A review of the selected lines of the cart. */
export const CartReview = observer(function CartReview() {
  return <Review load={useCart()} empty={<NothingSelected step="myCart" />} />
})
