/** What a person sends of a screen. */
export interface ShareCard {
  readonly title: string
  /** A link of the route table: `/pages/…?name=value`. */
  readonly link: string
  /** The absolute address of a picture. */
  readonly image?: string
}

/** How sending ended: handed over to another app, put on the clipboard, or given up by the person. */
export type Sent = 'sent' | 'copied' | 'cancelled'
