export type PictureSize = 300 | 600

/** The rendition of a picture in another width: `a-600.webp` → `a-300.webp`. Other paths stay unchanged. */
export function rendition(path: string, size: PictureSize): string {
  return path.replace(/-(?:300|600)\.(webp|avif)$/, `-${size}.$1`)
}

/**
 * A picture's address: its path under the static base, which the currency call answers [const.static-base]. Absolute
 * addresses stay unchanged.
 */
export function pictureUrl(base: string, path: string, size: PictureSize): string {
  if (path === '') return ''
  const sized = rendition(path, size)
  if (/^(https?:|data:)/.test(sized)) return sized
  return `${base.replace(/\/+$/, '')}/${sized.replace(/^\/+/, '')}`
}
