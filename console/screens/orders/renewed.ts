/** What a step of an order changes: lists, the order, the counts in the side bar. */
export const RENEWED = ['sellerOrders', 'sellerOrder', 'sellerHome'] as const
