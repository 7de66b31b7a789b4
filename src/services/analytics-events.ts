/**
 * Events for a shop that collects statistics. No event identifies the user: none has a name, an address or the token.
 */
export type AnalyticsEvent =
  /** A screen came to the front. Its path is read when the event is counted, and sent in `page`. */
  | { readonly name: 'page_view' }
  | { readonly name: 'view_item'; readonly product_id: string }
  | { readonly name: 'search'; readonly term: string }
  | { readonly name: 'add_to_cart'; readonly product_id: string; readonly qty: number }
  /** Orders were paid, or will be paid on delivery. `amount` is a decimal in the charged currency. */
  | {
      readonly name: 'purchase'
      readonly order_ids: readonly string[]
      readonly method: string
      readonly amount: string
    }
