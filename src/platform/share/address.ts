/**
 * The address that opens a link in any browser; the server leads on from it [screen.share-links]. The origin has no
 * slash.
 */
export const shareAddress = (origin: string, link: string): string => `${origin}/go${link}`
