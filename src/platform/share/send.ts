import { shareAddress } from './address'
import type { Sent, ShareCard } from './types'

/** The address that opens a card in any browser. */
export const addressOf = ({ link }: ShareCard): string => shareAddress(window.location.origin, link)

/**
 * Opens the browser's share sheet, or copies the address where there is none. Call it from a tap. Rejects when the
 * clipboard refuses as well.
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
  await copy(url)
  return 'copied'
}

async function copy(text: string): Promise<void> {
  try {
    return await navigator.clipboard.writeText(text)
  } catch {
    // a page without TLS, such as one from a local server, has none, and a frame may forbid it
  }
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  document.body.appendChild(area)
  area.focus()
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('the clipboard refused')
}
