import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const require = createRequire(import.meta.url)
const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')

/** The source has 256 px: enlarging it first and sharpening it lightly keeps edges clean when it is scaled down. */
const ENLARGE = 3
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * One object, trimmed of its empty margin, with a longer side of `size` pixels.
 * @param {string} emoji the code points of the art
 * @param {number} size pixels
 * @param {{turn?: number, hue?: number}} look degrees
 * @returns {Promise<{data: Buffer, width: number, height: number}>} a PNG with alpha
 */
export async function cutOut(emoji, size, { turn = 0, hue } = {}) {
  const trimmed = await sharp(join(assets, `${emoji}.webp`))
    .ensureAlpha()
    .trim({ threshold: 1 })
    .png()
    .toBuffer()
  const { width, height } = await sharp(trimmed).metadata()
  let enlarged = sharp(trimmed)
    .resize(width * ENLARGE, height * ENLARGE, { kernel: 'lanczos3' })
    .sharpen({ sigma: 1.4, m1: 0.4, m2: 0.7 })
  if (hue !== undefined) enlarged = enlarged.modulate({ hue, saturation: 0.85 })
  let art = await enlarged.png().toBuffer()
  if (turn !== 0) {
    const turned = await sharp(art).rotate(turn, { background: CLEAR }).png().toBuffer()
    art = await sharp(turned).trim({ threshold: 1 }).png().toBuffer()
  }
  const { data, info } = await sharp(art)
    .resize(size, size, { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
