/** What a picture of the screen shows in a box: which colours, and how they stand against each other. */
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
/** Steps of a colour: what differs by less looks alike. */
const STEP = 16
/** The least share of a box that a colour takes to be seen: less is the edge of a letter, or a stray dot. */
const SEEN = 0.004

/** @param png of the whole window, whose width in CSS px is given */
export async function pixelsOf(png: Buffer, windowWidth: number): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, ratio: info.width / windowWidth, data }
}

/** The colours in a box, the most frequent first, each with its share; alike ones are one. */
export function coloursIn({ width, height, ratio, data }: Pixels, box: Box): readonly (readonly [Rgba, number])[] {
  const [left, top] = [box.left, box.top].map((edge) => Math.max(0, Math.round(edge * ratio)))
  const right = Math.min(width, Math.round((box.left + box.width) * ratio))
  const bottom = Math.min(height, Math.round((box.top + box.height) * ratio))
  const counts = new Map<string, { colour: Rgba; count: number }>()
  let all = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * CHANNELS
      const colour: Rgba = [data[at], data[at + 1], data[at + 2], 1]
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

/** The contrast of the ground, which takes most of a box, to what stands out of it most; 1 where all is alike. */
export function contrastIn(pixels: Pixels, box: Box): number {
  const [ground, ...others] = coloursIn(pixels, box)
  if (ground === undefined) return 1
  return Math.max(1, ...others.filter(([, share]) => share > SEEN).map(([colour]) => contrast(colour, ground[0])))
}

/** The share of a box that its most frequent colour does not take: none where nothing is drawn on a plain ground. */
export function drawnIn(pixels: Pixels, box: Box): number {
  const [ground] = coloursIn(pixels, box)
  return ground === undefined ? 0 : 1 - ground[1]
}
