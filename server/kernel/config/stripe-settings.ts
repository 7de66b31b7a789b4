/** The settings of an account with Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  /** The secret with which Stripe signs its events. */
  readonly webhookSecret: string
  /** The address of its API; null: Stripe's own. */
  readonly apiUrl: string | null
}
