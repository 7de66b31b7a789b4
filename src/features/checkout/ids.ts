/** What drivers of the checkout screens find: see src/kit/ids.ts. */
export const checkoutIds = {
  mycartContinue: 'mycart-continue',
  /** Leaves the shipment step, and then the delivery step. */
  deliveryContinue: 'delivery-continue',
  shippingMethod: (shopId: string, method: string) => `shipping-${shopId}-${method}`,
} as const
