import type { FirstDictionary } from '../texts'
import { account } from '../th/account'
import { auth } from '../th/auth'
import { cart } from '../th/cart'
import { common } from '../th/common'
import { errors } from '../th/errors'
import { home } from '../th/home'
import { loader } from '../th/loader'
import { nav } from '../th/nav'
import { orders } from '../th/orders'
import { policy } from '../th/policy'
import { product } from '../th/product'
import { rules } from '../th/rules'
import { search } from '../th/search'
import { states } from '../th/states'
import { wishlist } from '../th/wishlist'

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
