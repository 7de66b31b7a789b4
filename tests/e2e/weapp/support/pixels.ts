/** The colours in a box of a screenshot, and their contrast. */
import sharp from 'sharp'
import { contrast, type Rgba } from '../../native/support/contrast'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Pixels {
  readonly width: number
  readonly height: number
  /** per CSS px */
  readonly ratio: number
  readonly data: Uint8Array
}

const CHANNELS = 3
/** The step between colours; smaller differences count as the same colour. */
const STEP = 16
/** The minimum share of a box for a colour to count; less is the edge of a letter or a stray dot. */
const SEEN = 0.004

/** @param png the whole window, whose width is given in CSS px */
export async function pixelsOf(png: Buffer, windowWidth: number): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, ratio: info.width / windowWidth, data }
}

/** The colour of a pixel; its parts are no numbers outside of the picture. */
export function colourAt({ data, width }: Pixels, x: number, y: number): Rgba {
  const at = (y * width + x) * CHANNELS
  return [data[at] ?? NaN, data[at + 1] ?? NaN, data[at + 2] ?? NaN, 1]
}

/** The colours in a box with their shares, the most frequent first; similar ones are merged. */
export function coloursIn(pixels: Pixels, box: Box): readonly (readonly [Rgba, number])[] {
  const { width, height, ratio } = pixels
  const left = Math.max(0, Math.round(box.left * ratio))
  const top = Math.max(0, Math.round(box.top * ratio))
  const right = Math.min(width, Math.round((box.left + box.width) * ratio))
  const bottom = Math.min(height, Math.round((box.top + box.height) * ratio))
  const counts = new Map<string, { colour: Rgba; count: number }>()
  let all = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const colour = colourAt(pixels, x, y)
      const key = colour.map((value) => Math.floor(value / STEP)).join()
      const found = counts.get(key) ?? { colour, count: 0 }
      found.count += 1
      counts.set(key, found)
      all += 1
    }
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ colour, count }) => [colour, count / all] as const)
}

/** The maximum contrast between the most frequent colour of a box and another; 1 if there is only one. */
export function contrastIn(pixels: Pixels, box: Box): number {
  const [ground, ...others] = coloursIn(pixels, box)
  if (ground === undefined) return 1
  return Math.max(1, ...others.filter(([, share]) => share > SEEN).map(([colour]) => contrast(colour, ground[0])))
}

/** The share of a box in other colours than its most frequent one; 0 for an empty box of one colour. */
export function drawnIn(pixels: Pixels, box: Box): number {
  const [ground] = coloursIn(pixels, box)
  return ground === undefined ? 0 : 1 - ground[1]
}
