import type { FirstDictionary } from '../texts'
import { account } from '../jp/account'
import { auth } from '../jp/auth'
import { cart } from '../jp/cart'
import { common } from '../jp/common'
import { errors } from '../jp/errors'
import { home } from '../jp/home'
import { loader } from '../jp/loader'
import { nav } from '../jp/nav'
import { orders } from '../jp/orders'
import { policy } from '../jp/policy'
import { product } from '../jp/product'
import { rules } from '../jp/rules'
import { search } from '../jp/search'
import { states } from '../jp/states'
import { wishlist } from '../jp/wishlist'

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
