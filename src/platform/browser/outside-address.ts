/** An absolute web address without spaces, control characters or a user name. */
const OUTSIDE = /^https?:\/\/[a-z0-9.:[\]-]+(\/[\x21-\x7e]*|[?#][\x21-\x7e]*)?$/i

/** Whether an address may be opened outside the app. */
export const isOutsideAddress = (url: string): boolean => OUTSIDE.test(url)

/**
 * Returns the address unchanged when it may be opened outside the app. Throws for everything else: `javascript:`, the
 * app's own scheme, and `https://shop@evil.example`, which looks like another host.
 */
export function outsideAddress(url: string): string {
  if (!isOutsideAddress(url)) throw new Error('only a web address can be opened outside the app')
  return url
}
