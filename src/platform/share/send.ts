import { shareAddress } from './address'
import type { Sent, ShareCard } from './types'

/** The address that opens a card in any browser. */
export const addressOf = ({ link }: ShareCard): string => shareAddress(window.location.origin, link)

/**
 * Opens the browser's share sheet, or copies the address where there is none. Call it from a tap. Rejects when the
 * clipboard refuses as well, or there is none, as on a page without TLS.
 */
export async function send(card: ShareCard): Promise<Sent> {
  const url = addressOf(card)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: card.title, url })
      return 'sent'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
      // a frame or a policy may forbid sharing: copy the address instead
    }
  }
  await navigator.clipboard.writeText(url)
  return 'copied'
}
