/** English, and with it the type of every language, but for what comes with its screens on H5 (../late). */
import { account } from '../en/account'
import { auth } from '../en/auth'
import { cart } from '../en/cart'
import { common } from '../en/common'
import { errors } from '../en/errors'
import { home } from '../en/home'
import { loader } from '../en/loader'
import { nav } from '../en/nav'
import { orders } from '../en/orders'
import { policy } from '../en/policy'
import { product } from '../en/product'
import { rules } from '../en/rules'
import { search } from '../en/search'
import { states } from '../en/states'
import { wishlist } from '../en/wishlist'

export const dictionary = {
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
