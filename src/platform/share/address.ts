/**
 * The address that opens a link in any browser; the server redirects from it [screen.share-links]. The origin has no
 * trailing slash.
 */
export const shareAddress = (origin: string, link: string): string => `${origin}/go${link}`
