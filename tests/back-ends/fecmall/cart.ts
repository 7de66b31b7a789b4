/** The cart: what is in it, how many of each, and its coupon. */
import { productOf } from './cards'
import { cartInfo, cartOf, couponFor, pricedLines, totalsOf } from './cart-info'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import type { Product } from './goods'
import { buyerKey, field, fieldsOf, inStock, nextId } from './shop'
import type { Call, Cart, Customer, Line, Route } from './shop'

function index(call: Call): Answer {
  return ok({ cart_info: cartInfo(call, cartOf(call), 'cart', 0), currency: call.currency })
}

/** The SKU of the custom options that a call chose, or null where it chose none that there are. */
function chosenSku(call: Call, product: Product): string | null {
  const chosen = fieldsOf(call, 'custom_option')
  const options = call.shop.settings.release === 1 ? product.customOptions : []
  // SPU options are chosen by the product's id, and repeating them here changes nothing
  if (options.length === 0) return Object.keys(chosen).some((name) => !(name in product.options)) ? null : ''
  const option = options.find(({ my_color, my_size }) => my_color === chosen.my_color && my_size === chosen.my_size)
  return option?.sku ?? null
}

/** Puts so many more of a product into a cart, or says no where there are not enough. */
function putIn(call: Call, cart: Cart, product: Product, optionSku: string, qty: number): boolean {
  const same = (line: Line) => line.productId === product.id && line.optionSku === optionSku
  const line = cart.lines.find(same)
  if (inStock(call.shop, product.id, optionSku) < (line?.qty ?? 0) + qty) return false
  if (line) line.qty += qty
  else cart.lines.push({ itemId: nextId(call.shop, 'item'), productId: product.id, optionSku, qty })
  return true
}

/** Puts a product of an earlier order into the cart again, as far as it is still sold. */
export function putAgain(call: Call, productId: string, optionSku: string, qty: number): void {
  const product = productOf(productId)
  if (product?.active) putIn(call, cartOf(call), product, optionSku, qty)
}

function add(call: Call): Answer {
  const qty = Number(field(call, 'qty'))
  const product = productOf(field(call, 'product_id'))
  if (field(call, 'product_id') === '' || !Number.isInteger(qty) || qty < 1) {
    return fail(CODES.cartAddInvalid, 'add to cart param is invalid')
  }
  if (!product?.active) return fail(CODES.cartAddFailed, 'product is not exist or off the shelf')
  const optionSku = chosenSku(call, product)
  if (optionSku === null) return fail(CODES.cartAddInvalid, 'custom option is not exist')
  const cart = cartOf(call)
  if (!putIn(call, cart, product, optionSku, qty)) return fail(CODES.cartAddFailed, 'product is out of stock')
  return ok({ items_count: totalsOf(cart, call.currency, 0).count })
}

function update(call: Call): Answer {
  const cart = cartOf(call)
  const line = cart.lines.find(({ itemId }) => String(itemId) === field(call, 'item_id'))
  const product = line && productOf(line.productId)
  const failed = () => fail(CODES.cartQuantityFailed, 'update cart product qty fail')
  if (!line || !product) return failed()
  switch (field(call, 'up_type')) {
    case 'add_one':
      return putIn(call, cart, product, line.optionSku, 1) ? ok() : failed()
    case 'less_one':
      if (line.qty === 1) return failed()
      line.qty -= 1
      return ok()
    case 'remove':
      cart.lines = cart.lines.filter((one) => one !== line)
      return ok()
    default:
      return failed()
  }
}

function addCoupon(call: Call): Answer {
  const cart = cartOf(call)
  const total = totalsOf(cart, call.currency, 0).baseProducts
  const coupon = pricedLines(cart, call.currency).length > 0 && couponFor(field(call, 'coupon_code'), total)
  if (!coupon) return fail(CODES.couponInvalid, 'coupon is not available')
  cart.coupon = coupon.code
  return ok([], 'add coupon success')
}

function cancelCoupon(call: Call): Answer {
  const cart = cartOf(call)
  if (cart.coupon === null || cart.coupon !== field(call, 'coupon_code')) {
    return fail(CODES.couponInvalid, 'coupon is not in the cart')
  }
  cart.coupon = null
  return ok([], 'cancel coupon success')
}

/** Moves what a visitor has put into the cart to the one of the customer who has just logged in. */
export function mergeCart(call: Call, customer: Customer): void {
  const visitors = call.shop.carts.get(buyerKey(call))
  if (!visitors) return
  const own = cartOf({ ...call, customer })
  for (const line of visitors.lines) {
    const product = productOf(line.productId)
    if (product) putIn(call, own, product, line.optionSku, line.qty)
  }
  call.shop.carts.delete(buyerKey(call))
}

/** The calls of the cart. A visitor may use it in release 1 only, and coupons need a login in both. */
export function cartRoutes(release: 1 | 2): Route[] {
  const login = release === 2
  return [
    { method: 'GET', path: '/checkout/cart/index', login, run: index },
    { method: 'POST', path: '/checkout/cart/add', login, run: add },
    { method: 'POST', path: '/checkout/cart/updateinfo', login, run: update },
    { method: 'POST', path: '/checkout/cart/addcoupon', login: true, run: addCoupon },
    { method: 'POST', path: '/checkout/cart/cancelcoupon', login: true, run: cancelCoupon },
  ]
}
