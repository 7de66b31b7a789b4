import { shareAddress } from './address'
import type { Sent, ShareCard } from './types'

/**
 * Offers what the browser can send to, or puts the address on the clipboard where it cannot send. Has to be called by
 * a tap. Rejects when the clipboard refuses, too.
 */
export async function send({ title, link }: ShareCard): Promise<Sent> {
  const url = shareAddress(window.location.origin, link)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'sent'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
      // a frame or a policy may forbid what the browser has: the clipboard is left
    }
  }
  await copy(url)
  return 'copied'
}

async function copy(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text)
  // a page that came without TLS, from a server at home for instance, has no clipboard but this one
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
