import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import { propOf, type Box, type ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'
import { cornersOf, innerCorners, roundedPath } from '../box/corners'
import { borderOf, contentBox } from '../box/edges'
import { aside, type Pen } from '../pen'
import { placePicture } from './picture-place'

/** A loaded picture in its view. */
export function drawPicture(pen: Pen, node: ViewNode, picture: Image): void {
  const room = contentBox(node)
  const mode = propOf(node, 'resizeMode')
  const tint = cssColor(propOf(node, 'tintColor'))
  const shown = tint === null ? picture : tinted(picture, tint)
  aside(pen, () => {
    pen.imageSmoothingQuality = 'high'
    pen.clip(roundedPath(room, innerCorners(cornersOf(node), borderOf(node))))
    if (mode === 'repeat') return repeat(pen, room, shown)
    const { x, y, width, height } = placePicture(mode, room, picture)
    pen.drawImage(shown, x, y, width, height)
  })
}

function repeat(pen: Pen, { x, y, width, height }: Box, picture: Image | Canvas): void {
  for (let top = y; top < y + height; top += picture.height) {
    for (let left = x; left < x + width; left += picture.width) pen.drawImage(picture, left, top)
  }
}

/** The picture's shape in one colour. */
function tinted(picture: Image, color: string): Canvas {
  const canvas = createCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(picture, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = color
  pen.fillRect(0, 0, picture.width, picture.height)
  return canvas
}
