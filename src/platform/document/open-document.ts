import type { OpenDocument } from './types'

/** Lets the browser save or show it; a window of its own would be kept back, since the tap is over by now. */
export const openDocument: OpenDocument = async (address) => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.rel = 'noopener'
  document.body.appendChild(link)
  link.click()
  link.remove()
}
