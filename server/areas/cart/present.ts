/** A priced cart in the format of the API [field.cart.totals] [field.cart.lines]. */
import type { CartInfo, CartLine, CartShop, CouponOffer, InactiveReason } from '@contract/entities/cart'
import type { Language } from '@contract/base/languages'
import { usd } from '../../kernel/text/usd'
import type { OptionSnapshot } from '../../kernel/db/schema/orders'
import { textIn, textsFor } from '../../kernel/text/texts'
import type { LineItem } from './line-items'
import type { Coupon } from '../coupons/coupon'
import type { Offer } from './offers'
import { countedTotal } from './with-coupon'
import type { PricedCart, PricedLine, PricedShop } from './price-cart'

export function presentOptions(options: readonly OptionSnapshot[], lang: Language) {
  return options.map(({ name, value }) => ({ name: textIn(name, lang), value: textIn(value, lang) }))
}

/** Why goods cannot be bought. */
export const reasonOf = ({ withdrawn, choosable }: Pick<LineItem, 'withdrawn' | 'choosable'>): InactiveReason => {
  if (!withdrawn) return 'sold_out'
  return choosable ? 'choose' : 'withdrawn'
}

function presentLine(line: PricedLine, lang: Language): CartLine {
  const { goods, basePriceMinor, priceMinor, seenMinor } = line
  const changed = line.active && seenMinor !== null && seenMinor !== priceMinor
  return {
    item_id: String(line.itemId),
    product_id: String(goods.productId),
    sku: goods.sku,
    ...textsFor('name', goods.names, lang),
    image: goods.image,
    ground: goods.ground,
    qty: line.qty,
    stock: goods.stock,
    price: usd(priceMinor),
    ...(changed ? { was_price: usd(seenMinor) } : {}),
    ...(basePriceMinor === null ? {} : { base_price: usd(basePriceMinor) }),
    row_price: usd(line.rowMinor),
    custom_option_sku: goods.variant,
    custom_option_info: presentOptions(goods.options, lang),
    selected: line.selected,
    active: line.active,
    ...(line.active ? {} : { inactive_reason: reasonOf(goods) }),
  }
}

function presentShop({ shop, productTotal, lines }: PricedShop, lang: Language): CartShop {
  const { id, name, image, ground, freeShippingFromMinor } = shop
  return {
    shop_id: String(id),
    name,
    image,
    ground,
    free_shipping_from: freeShippingFromMinor === null ? null : usd(freeShippingFromMinor),
    product_total: usd(productTotal),
    products: lines.map((line) => presentLine(line, lang)),
  }
}

const shopOf = ({ shop }: Coupon) => (shop === null ? null : { shop_id: String(shop.id), name: shop.name })

function presentOffer({ coupon, saves }: Offer): CouponOffer {
  const shop = shopOf(coupon)
  return { code: coupon.code, saves: usd(saves), ...(shop ? { shop } : {}) }
}

/** A cart, with the coupons that it is offered where a buyer can take one. */
export function presentCart(cart: PricedCart, lang: Language, offers: readonly Offer[] = []): CartInfo {
  const { coupon } = cart
  const couponShop = coupon && shopOf(coupon)
  return {
    items_count: cart.itemsCount,
    coupon_code: coupon?.code ?? null,
    ...(couponShop ? { coupon_shop: couponShop } : {}),
    ...(coupon && countedTotal(coupon, cart) < coupon.minMinor ? { coupon_min: usd(coupon.minMinor) } : {}),
    ...(offers.length > 0 ? { coupon_offers: offers.map(presentOffer) } : {}),
    product_total: usd(cart.productTotal),
    coupon_cost: usd(cart.couponCost),
    shipping_cost: usd(cart.shippingCost),
    tax_total: usd(cart.taxTotal),
    grand_total: usd(cart.grandTotal),
    shops: cart.shops.map((shop) => presentShop(shop, lang)),
  }
}
