/** The kind of a file by its first bytes; its name and declared type do not count. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

const SIGNS: readonly (readonly [PictureKind, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['avif', (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)],
]

/** The kind of picture, from the first bytes; null for everything else, including SVG and documents. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  return SIGNS.find(([, matches]) => matches(bytes))?.[0] ?? null
}
