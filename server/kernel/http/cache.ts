/** How long a browser may keep a file. */
const HASHED = /\.[0-9a-f]{6,}\.[a-z0-9]+$/

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'

/** Files with a content hash in their name never change; all others are revalidated. */
export function cacheOf(file: string): string {
  return HASHED.test(file.replace(/\.(br|gz)$/, '')) ? IMMUTABLE : REVALIDATE
}
