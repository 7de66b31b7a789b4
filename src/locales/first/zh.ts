import type { FirstDictionary } from '../texts'
import { account } from '../zh/account'
import { auth } from '../zh/auth'
import { cart } from '../zh/cart'
import { common } from '../zh/common'
import { errors } from '../zh/errors'
import { home } from '../zh/home'
import { loader } from '../zh/loader'
import { nav } from '../zh/nav'
import { orders } from '../zh/orders'
import { policy } from '../zh/policy'
import { product } from '../zh/product'
import { rules } from '../zh/rules'
import { search } from '../zh/search'
import { states } from '../zh/states'
import { wishlist } from '../zh/wishlist'

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
