/** The ids of the checkout's screens, for tests: see src/kit/ids.ts. */
export const checkoutIds = {
  mycartContinue: 'mycart-continue',
  /** The button that leaves the shipment step, and then the delivery step. */
  deliveryContinue: 'delivery-continue',
  shippingMethod: (shopId: string, method: string) => `shipping-${shopId}-${method}`,
} as const
