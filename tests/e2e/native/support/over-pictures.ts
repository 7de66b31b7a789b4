/** Texts on pictures: their contrast with the pixels above and below their letters. */
import type { Device } from 'native-host/types'
import { colourAt, pixelsOf, type Pixels } from '../../weapp/support/pixels'
import { contrast, over } from './contrast'
import { colourOf, groundOf, isDisabled, isText, leastOf, nameOf, shownOf, type Seen } from './gate'

/** The share of a picture that can differ from the rest: a stray light, an edge, the tail of a letter. */
const STRAY = 0.1

/** A line for each text of the page with this id that cannot be read on its picture. */
export async function overPictureFaults(device: Device, pageId: string): Promise<string[]> {
  const shown = shownOf(device, pageId)
  const texts = shown.filter((one) => isText(one) && !isDisabled(one.node) && groundOf(one, shown) === 'a picture')
  if (texts.length === 0) return []
  const pixels = await pixelsOf(await device.picture({ pixelRatio: 1 }), device.shape.size.width)
  return texts.flatMap((text) => {
    const ratio = contrastOn(pixels, text)
    return ratio < leastOf(text.node) ? [`${nameOf(text)} has a contrast of ${ratio.toFixed(1)} on its picture`] : []
  })
}

/** The contrast with the worst part of the picture, ignoring stray dots. */
function contrastOn(pixels: Pixels, { node, seen }: Seen): number {
  const top = Math.max(0, Math.floor(seen.y))
  const bottom = Math.min(pixels.height - 1, Math.ceil(seen.y + seen.height) - 1)
  const [left, right] = [Math.max(0, Math.floor(seen.x)), Math.min(pixels.width, Math.ceil(seen.x + seen.width))]
  const around: number[] = []
  for (const y of [top, bottom]) {
    for (let x = left; x < right; x += 1) {
      const ground = colourAt(pixels, x, y)
      around.push(contrast(over(colourOf(node), ground), ground))
    }
  }
  return around.sort((a, b) => a - b)[Math.floor(around.length * STRAY)] ?? 1
}
