/** What a user shares of a screen. */
export interface ShareCard {
  readonly title: string
  /** A link of the route table: `/pages/…?name=value`. */
  readonly link: string
  /** The absolute address of a picture. */
  readonly image?: string
}

/** How sharing ended: passed to another app, copied, or cancelled by the user. */
export type Sent = 'sent' | 'copied' | 'cancelled'
