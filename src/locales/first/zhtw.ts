import type { FirstDictionary } from '../texts'
import { account } from '../zhtw/account'
import { auth } from '../zhtw/auth'
import { cart } from '../zhtw/cart'
import { common } from '../zhtw/common'
import { errors } from '../zhtw/errors'
import { home } from '../zhtw/home'
import { loader } from '../zhtw/loader'
import { nav } from '../zhtw/nav'
import { orders } from '../zhtw/orders'
import { policy } from '../zhtw/policy'
import { product } from '../zhtw/product'
import { rules } from '../zhtw/rules'
import { search } from '../zhtw/search'
import { states } from '../zhtw/states'
import { wishlist } from '../zhtw/wishlist'

export const dictionary: FirstDictionary = {
  common,
  errors,
  rules,
  nav,
  home,
  search,
  product,
  cart,
  orders,
  account,
  auth,
  policy,
  states,
  wishlist,
  loader,
}
