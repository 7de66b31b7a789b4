import { shareAddress } from './address'
import type { Sent, ShareCard } from './types'

/**
 * Opens the browser's share sheet, or copies the address where there is none. Call it from a tap. Rejects when the
 * clipboard refuses as well.
 */
export async function send({ title, link }: ShareCard): Promise<Sent> {
  const url = shareAddress(window.location.origin, link)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
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
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text)
  // a page without TLS, such as one from a local server, has no other clipboard
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
