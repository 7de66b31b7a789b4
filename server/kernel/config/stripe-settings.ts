/** What the environment says of an account with Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** What it signs its events with. */
  readonly webhookSecret: string
  /** Where its API is; null: Stripe's own address. */
  readonly apiUrl: string | null
}
