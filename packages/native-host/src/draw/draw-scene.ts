import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { clips } from '../tree/geometry'
import type { Drawn, Scene } from '../tree/scene'
import { propOf, type ViewNode } from '../tree/view-node'
import { layersOf, visibleChildren } from '../tree/visible-children'
import { clipPath, drawBox } from './box/draw-box'
import { drawControl, drawRefreshing } from './draw-control'
import { drawPicture } from './picture/draw-picture'
import { drawSvg } from './svg/draw-svg'
import { drawInput, drawText } from './text/draw-text'
import { aside, standIn, type Pen } from './pen'
import type { Pictures } from './picture/pictures'

const PAPER = 'white'

interface Sheet {
  readonly scene: Scene
  readonly pictures: Pick<Pictures, 'of'>
  readonly pixelRatio: number
}

/** Draws the window: the views of the scene, in order, on white. */
export function drawOnCanvas(root: ViewNode, sheet: Sheet): Canvas {
  const { width, height } = root.box
  const canvas = createCanvas(Math.round(width * sheet.pixelRatio), Math.round(height * sheet.pixelRatio))
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  for (const layer of layersOf(root)) drawNode(pen, layer, sheet)
  return canvas
}

function drawNode(pen: Pen, node: ViewNode, sheet: Sheet): void {
  const drawn = sheet.scene.get(node)
  if (!drawn || drawn.opacity === 0) return
  const opacity = propOf(node, 'opacity')
  if (typeof opacity !== 'number' || opacity >= 1) return drawWhole(pen, node, drawn, sheet)
  // a translucent view is drawn as one picture: its parts do not show through each other
  const layer = createCanvas(pen.canvas.width, pen.canvas.height)
  drawWhole(layer.getContext('2d'), node, drawn, sheet)
  aside(pen, () => {
    pen.resetTransform()
    pen.globalAlpha = opacity
    pen.drawImage(layer, 0, 0)
  })
}

function drawWhole(pen: Pen, node: ViewNode, drawn: Drawn, sheet: Sheet): void {
  aside(pen, () => {
    standIn(pen, drawn.map, sheet.pixelRatio)
    if (drawn.box) drawOwn(pen, node, sheet)
    if (clips(node)) pen.clip(clipPath(node))
    for (const child of visibleChildren(node)) drawNode(pen, child, sheet)
    standIn(pen, drawn.map, sheet.pixelRatio)
    drawRefreshing(pen, node)
  })
}

function drawOwn(pen: Pen, node: ViewNode, { pictures }: Sheet): void {
  drawBox(pen, node)
  switch (node.component.kind) {
    case 'text':
      return drawText(pen, node)
    case 'input':
      return drawInput(pen, node)
    case 'image': {
      const picture = pictures.of(node)
      return picture && drawPicture(pen, node, picture)
    }
    case 'drawing':
      return drawSvg(pen, node)
    default:
      return drawControl(pen, node)
  }
}
