/** What a cart comes to, and how it is written on the pages of cart and checkout. */
import { basePrice, everyLanguage, imagePaths, productOf, storedImages, thumbnail, wordsIn } from './cards'
import { phpMap } from './codes'
import type { Product } from './goods'
import { amount, cents, converted } from './money'
import type { Currency } from './money'
import { buyerKey } from './shop'
import type { Call, Cart, Line } from './shop'

interface Coupon {
  readonly code: string
  /** 1 takes off a share in per cent, 2 an amount in dollars. */
  readonly type: 1 | 2
  /** The least total in dollars. */
  readonly conditions: number
  readonly discount: number
  readonly expired: boolean
}

const COUPONS: readonly Coupon[] = [
  { code: 'SAVE10', type: 1, conditions: 0, discount: 10, expired: false },
  { code: 'MINUS20', type: 2, conditions: 100, discount: 20, expired: false },
  { code: 'SUMMER', type: 1, conditions: 0, discount: 50, expired: true },
]

/** The cart of the one who calls; it begins with the first product. */
export function cartOf(call: Call): Cart {
  const key = buyerKey(call)
  const cart = call.shop.carts.get(key) ?? { lines: [], coupon: null, shipping: null, payment: null }
  call.shop.carts.set(key, cart)
  return cart
}

/** The coupon with this code where it takes something off a total in dollars. */
export function couponFor(code: string | null, baseTotal: number): Coupon | undefined {
  return COUPONS.find((coupon) => coupon.code === code && !coupon.expired && baseTotal >= coupon.conditions)
}

export interface PricedLine {
  readonly line: Line
  readonly product: Product
  readonly price: number
  readonly basePrice: number
  readonly row: number
  readonly baseRow: number
}

/** The lines of a cart with their prices; a product that has left the shop leaves the cart too. */
export function pricedLines(cart: Cart, currency: Currency): PricedLine[] {
  return cart.lines.flatMap((line) => {
    const product = productOf(line.productId)
    if (!product?.active) return []
    const extra = product.customOptions.find(({ sku }) => sku === line.optionSku)?.price ?? 0
    const base = basePrice(product, line.qty) + extra
    const price = converted(base, currency)
    return [{ line, product, price, basePrice: base, row: price * line.qty, baseRow: base * line.qty }]
  })
}

export interface Totals {
  readonly count: number
  readonly weight: number
  readonly products: number
  readonly baseProducts: number
  readonly shipping: number
  readonly baseShipping: number
  readonly coupon: number
  readonly baseCoupon: number
  readonly grand: number
  readonly baseGrand: number
}

/** What a cart comes to with this cost of shipping, in the buyer's currency and in dollars. */
export function totalsOf(cart: Cart, currency: Currency, baseShipping: number): Totals {
  const lines = pricedLines(cart, currency)
  const sum = (part: (line: PricedLine) => number) => cents(lines.reduce((total, line) => total + part(line), 0))
  const products = sum(({ row }) => row)
  const baseProducts = sum(({ baseRow }) => baseRow)
  const coupon = couponFor(cart.coupon, baseProducts)
  const baseCoupon = coupon?.type === 1 ? cents((baseProducts * coupon.discount) / 100) : (coupon?.discount ?? 0)
  const discount = converted(baseCoupon, currency)
  const shipping = converted(baseShipping, currency)
  return {
    count: sum(({ line }) => line.qty),
    weight: sum(({ line, product }) => line.qty * product.weight),
    products,
    baseProducts,
    shipping,
    baseShipping,
    coupon: discount,
    baseCoupon,
    grand: cents(products + shipping - discount),
    baseGrand: cents(baseProducts + baseShipping - baseCoupon),
  }
}

/** What a buyer has chosen: the options of the SPU, or the custom options. */
export function chosenOptions(product: Product, optionSku: string): Readonly<Record<string, string>> {
  const custom = product.customOptions.find(({ sku }) => sku === optionSku)
  return custom ? { my_color: custom.my_color, my_size: custom.my_size } : product.options
}

/** Both pages name what follows their own way: the cart has an address to go to, checkout every name and picture. */
function endOfLine(call: Call, { product, line }: PricedLine, page: 'cart' | 'checkout'): object {
  const [main] = imagePaths(product)
  const custom = line.optionSku === '' ? {} : chosenOptions(product, line.optionSku)
  const options = { custom_option: phpMap(custom), spu_options: phpMap(product.options) }
  const chosen = { custom_option_info: phpMap(chosenOptions(product, line.optionSku)) }
  if (page === 'cart') {
    return {
      product_url: product.slug,
      ...options,
      img_url: thumbnail(call.shop, '150/150', main),
      url: `/catalog/product/${product.id}`,
      ...chosen,
    }
  }
  return {
    product_name: everyLanguage('name', product.name),
    product_url: product.slug,
    product_image: storedImages(product),
    ...options,
    imgUrl: thumbnail(call.shop, '100/100', main),
    ...chosen,
  }
}

/** `cart_info` of the cart and of checkout. */
export function cartInfo(call: Call, cart: Cart, page: 'cart' | 'checkout', baseShipping: number): object {
  const totals = totalsOf(cart, call.currency, baseShipping)
  const products = pricedLines(cart, call.currency).map((priced) => ({
    item_id: priced.line.itemId,
    product_id: priced.product.id,
    sku: priced.product.sku,
    name: wordsIn(priced.product.name, call.language),
    qty: priced.line.qty,
    custom_option_sku: priced.line.optionSku,
    product_price: priced.price,
    product_row_price: priced.row,
    base_product_price: priced.basePrice,
    base_product_row_price: priced.baseRow,
    product_weight: priced.product.weight,
    product_row_weight: cents(priced.product.weight * priced.line.qty),
    ...endOfLine(call, priced, page),
  }))
  return {
    store: call.shop.host,
    items_count: totals.count,
    coupon_code: cart.coupon,
    shipping_method: cart.shipping,
    payment_method: cart.payment,
    grand_total: amount(totals.grand),
    shipping_cost: amount(totals.shipping),
    coupon_cost: amount(totals.coupon),
    product_total: amount(totals.products),
    base_grand_total: amount(totals.baseGrand),
    base_shipping_cost: amount(totals.baseShipping),
    base_coupon_cost: amount(totals.baseCoupon),
    base_product_total: amount(totals.baseProducts),
    products,
    product_weight: totals.weight,
  }
}
