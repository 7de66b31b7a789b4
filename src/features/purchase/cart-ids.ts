/** The ids of the cart's screens, for tests: see src/kit/ids.ts. */
export const cartIds = {
  couponField: 'coupon-code',
  couponApply: 'coupon-apply',
  couponRemove: 'coupon-remove',
  couponKept: 'coupon-kept',

  cartSelectAll: 'cart-select-all',
  cartTotal: 'cart-total',
  cartCheckout: 'cart-checkout',
  /** The empty cart. */
  /** The order that waits for its payment. */
  cartWaiting: 'cart-waiting',
  cartEmpty: 'cart-empty',
  cartLeftOut: 'cart-left-out',
  cartUnselected: 'cart-unselected',
  cartLine: (itemId: string) => `cart-line-${itemId}`,
  cartSelect: (itemId: string) => `cart-select-${itemId}`,
  cartMore: (itemId: string) => `cart-more-${itemId}`,
  cartLess: (itemId: string) => `cart-less-${itemId}`,
  cartQty: (itemId: string) => `cart-qty-${itemId}`,
  cartChoose: (itemId: string) => `cart-choose-${itemId}`,
  cartRemove: (itemId: string) => `cart-remove-${itemId}`,
} as const
