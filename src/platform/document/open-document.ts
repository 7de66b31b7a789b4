import type { OpenDocument } from './types'

/**
 * Lets the browser show or save the document. It opens no new window: the tap is over by now, so the browser would
 * block one.
 */
export const openDocument: OpenDocument = async (address) => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.rel = 'noopener'
  document.body.appendChild(link)
  link.click()
  link.remove()
}
