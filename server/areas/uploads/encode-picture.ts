/** Re-encodes pictures: the result is an upright picture without any metadata. */
import sharp from 'sharp'
import { isSized, type Purpose, type SizedPurpose } from '@contract/base/upload-purposes'
import { inSize, newFileName, PRODUCT_SIDES } from './file-names'
import { pictureKind } from './picture-kind'

interface Shape {
  /** The longest side in px; smaller pictures keep their size. */
  readonly side: number
  /** cover: cropped to a square. */
  readonly fit: 'cover' | 'inside'
  readonly quality: number
}

/** Documents that must be legible, such as a receipt, are kept larger and in higher quality. */
const SHAPES: Readonly<Record<Exclude<Purpose, SizedPurpose>, Shape>> = {
  avatar: { side: 512, fit: 'cover', quality: 82 },
  review: { side: 1600, fit: 'inside', quality: 82 },
  proof: { side: 2400, fit: 'inside', quality: 90 },
  id: { side: 2400, fit: 'inside', quality: 90 },
  signature: { side: 1200, fit: 'inside', quality: 90 },
}

/** A small file can decompress to a picture that fills the memory. */
const MAX_PIXELS = 64_000_000
/**
 * Photos of phones have up to 200 million pixels. A baseline JPEG is decoded in parts, and at an eighth of its sides where
 * that is enough; a progressive one and other formats are not.
 */
const MAX_PIXELS_IN_PARTS = 268_000_000
const MAX_SECONDS = 20

/** The name of an upload, and its files: one, or its sizes, the largest first. */
interface EncodedFiles {
  readonly name: string
  readonly files: readonly (readonly [name: string, bytes: Uint8Array])[]
}

/** One thread each: several pictures are encoded at once, without blocking other calls. */
sharp.concurrency(1)
sharp.cache(false)

/** The bytes are not a valid picture; `cause` is the decoder's error. */
export class NoPicture extends Error {}

/** The picture is valid, and has more pixels than can be made smaller here. */
export class TooManyPixels extends Error {
  /** The maximum for its format, in millions. */
  readonly limit: number

  constructor(pixels: number, most: number) {
    super(`${pixels} pixels are more than ${most}`)
    this.limit = most / 1_000_000
  }
}

/**
 * The picture as WebP: its first frame, rotated upright, without metadata or other content of the file. Throws
 * NoPicture for other files and broken ones, and TooManyPixels.
 */
export async function encodePicture(bytes: Buffer, purpose: keyof typeof SHAPES): Promise<Uint8Array> {
  return encode(bytes, SHAPES[purpose])
}

/** The files to store of a picture, with their names. Throws as encodePicture does. */
export async function encodeFiles(bytes: Buffer, purpose: Purpose): Promise<EncodedFiles> {
  const name = newFileName(purpose)
  if (!isSized(purpose)) return { name, files: [[name, await encodePicture(bytes, purpose)]] }
  const files: [string, Uint8Array][] = []
  // the smaller ones come from the largest: the original may take long to decode
  let from = bytes
  for (const side of PRODUCT_SIDES) {
    const encoded = await encode(from, { side, fit: 'inside', quality: side === PRODUCT_SIDES[0] ? 88 : 82 })
    files.push([inSize(name, side), encoded])
    if (side === PRODUCT_SIDES[0]) from = Buffer.from(encoded)
  }
  return { name, files }
}

/** Throws TooManyPixels; nothing is decoded for it. */
async function checkPixels(bytes: Buffer): Promise<void> {
  const { width, height, format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const most = format === 'jpeg' && !isProgressive ? MAX_PIXELS_IN_PARTS : MAX_PIXELS
  if (width * height > most) throw new TooManyPixels(width * height, most)
}

async function encode(bytes: Buffer, { side, fit, quality }: Shape): Promise<Uint8Array> {
  if (pictureKind(bytes) === null) throw new NoPicture('no picture by its first bytes')
  try {
    await checkPixels(bytes)
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS_IN_PARTS })
    const encoded = await picture
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    return new Uint8Array(encoded)
  } catch (error) {
    if (error instanceof TooManyPixels) throw error
    throw new NoPicture('the picture cannot be decoded', { cause: error })
  }
}
