import type { FirstDictionary } from '../texts'
import { account } from '../es/account'
import { auth } from '../es/auth'
import { cart } from '../es/cart'
import { common } from '../es/common'
import { errors } from '../es/errors'
import { home } from '../es/home'
import { loader } from '../es/loader'
import { nav } from '../es/nav'
import { orders } from '../es/orders'
import { policy } from '../es/policy'
import { product } from '../es/product'
import { rules } from '../es/rules'
import { search } from '../es/search'
import { states } from '../es/states'
import { wishlist } from '../es/wishlist'

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
