/** Re-encodes pictures: the result is an upright picture without any metadata. */
import sharp from 'sharp'
import type { Purpose } from '@contract/entities/upload'
import { pictureKind } from './picture-kind'

interface Shape {
  /** The longest side in px; smaller pictures keep their size. */
  readonly side: number
  /** cover: cropped to a square. */
  readonly fit: 'cover' | 'inside'
  readonly quality: number
}

/** Documents that must be legible, such as a receipt, are kept larger and in higher quality. */
const SHAPES: Readonly<Record<Purpose, Shape>> = {
  avatar: { side: 512, fit: 'cover', quality: 82 },
  review: { side: 1600, fit: 'inside', quality: 82 },
  proof: { side: 2400, fit: 'inside', quality: 90 },
  id: { side: 2400, fit: 'inside', quality: 90 },
  signature: { side: 1200, fit: 'inside', quality: 90 },
}

/** A small file can decompress to a picture that fills the memory. */
const MAX_PIXELS = 64_000_000
const MAX_SECONDS = 20

/** One thread each: several pictures are encoded at once, without blocking other calls. */
sharp.concurrency(1)
sharp.cache(false)

/** The bytes are not a valid picture; `cause` is the decoder's error. */
export class NoPicture extends Error {}

/**
 * The picture as WebP: its first frame, rotated upright, without metadata or other content of the file. Throws
 * NoPicture for other files, broken ones, and more than 64 million pixels.
 */
export async function encodePicture(bytes: Buffer, purpose: Purpose): Promise<Uint8Array> {
  if (pictureKind(bytes) === null) throw new NoPicture('no picture by its first bytes')
  const { side, fit, quality } = SHAPES[purpose]
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
  try {
    const encoded = await picture
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    return new Uint8Array(encoded)
  } catch (error) {
    throw new NoPicture('the picture cannot be decoded', { cause: error })
  }
}
