/**
 * What is counted where a shop wants to know how it is used. No event says who a person is: neither name nor address,
 * nor the token.
 */
export type AnalyticsEvent =
  /** A screen came to the front; which one is seen when it is counted, and sent as the path in `page`. */
  | { readonly name: 'page_view' }
  | { readonly name: 'view_item'; readonly product_id: string }
  | { readonly name: 'search'; readonly term: string }
  | { readonly name: 'add_to_cart'; readonly product_id: string; readonly qty: number }
  /** Orders were paid, or will be at the door; `amount` is a decimal of the currency that was charged. */
  | {
      readonly name: 'purchase'
      readonly order_ids: readonly string[]
      readonly method: string
      readonly amount: string
    }
