/** The ids of the checkout's screens, for tests: see src/kit/ids.ts. */
export const checkoutIds = {
  mycartContinue: 'mycart-continue',
  /** The button that leaves the shipment step, and then the delivery step. */
  deliveryContinue: 'delivery-continue',
  shippingMethod: (shopId: string, method: string) => `shipping-${shopId}-${method}`,
  shippingGoal: (goal: string) => `shipping-goal-${goal}`,
  /** A section of the checkout on one page, and the link that opens or closes it. */
  section: (section: string) => `checkout-${section}`,
  change: (section: string) => `checkout-change-${section}`,
  couponAdd: 'checkout-coupon-add',
  guestLogin: 'guest-login',
  noteAdd: 'checkout-note-add',
} as const
