import { Path2D } from '@napi-rs/canvas'
import { propOf, type Box, type ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'
import { cornersOf, innerCorners, isRound, roundedPath, type Corners } from './corners'
import { borderColors, borderOf, ownBox, shrink, SIDES, type Edges, type Side } from './edges'
import { aside, type Pen } from '../pen'
import { shadowOf } from './shadow'

/** The shape that clips the view's children: inside its border. */
export function clipPath(node: ViewNode): Path2D {
  const border = borderOf(node)
  return roundedPath(shrink(ownBox(node), border), innerCorners(cornersOf(node), border))
}

/** Shadow, background and border of any view. */
export function drawBox(pen: Pen, node: ViewNode): void {
  const box = ownBox(node)
  const corners = cornersOf(node)
  const background = cssColor(propOf(node, 'backgroundColor'))
  if (background !== null) {
    aside(pen, () => {
      const shadow = shadowOf(node, pen.getTransform().a)
      if (shadow) Object.assign(pen, shadow)
      pen.fillStyle = background
      pen.fill(roundedPath(box, corners))
    })
  }
  drawBorder(pen, node, box, corners)
}

function drawBorder(pen: Pen, node: ViewNode, box: Box, corners: Corners): void {
  const widths = borderOf(node)
  if (SIDES.every((side) => widths[side] === 0)) return
  const colors = borderColors(node)
  const { borderStyle } = node.props
  const alike = SIDES.every((side) => widths[side] === widths.Top && colors[side] === colors.Top)
  if (alike && (borderStyle === 'dashed' || borderStyle === 'dotted')) {
    return strokeBorder(pen, box, corners, widths.Top, colors.Top, borderStyle)
  }
  const ring = new Path2D()
  ring.addPath(roundedPath(box, corners))
  ring.addPath(roundedPath(shrink(box, widths), innerCorners(corners, widths)))
  if (SIDES.every((side) => colors[side] === colors.Top)) return fillRing(pen, ring, colors.Top)
  for (const side of SIDES) {
    if (widths[side] === 0) continue
    aside(pen, () => {
      pen.clip(sideShape(box, widths, side, isRound(corners)))
      fillRing(pen, ring, colors[side])
    })
  }
}

function fillRing(pen: Pen, ring: Path2D, color: string | null): void {
  if (color === null) return
  pen.fillStyle = color
  pen.fill(ring, 'evenodd')
}

/** React Native's dashes are three widths long, its dots one. */
function strokeBorder(pen: Pen, box: Box, corners: Corners, width: number, color: string | null, style: string): void {
  if (color === null) return
  const half = { Top: width / 2, Right: width / 2, Bottom: width / 2, Left: width / 2 }
  aside(pen, () => {
    pen.strokeStyle = color
    pen.lineWidth = width
    pen.setLineDash(style === 'dashed' ? [width * 3, width * 3] : [width, width])
    pen.stroke(roundedPath(shrink(box, half), innerCorners(corners, half)))
  })
}

/**
 * The part of a border that belongs to one side: up to the diagonals of the corners, or to the middle of round ones.
 */
function sideShape({ x, y, width, height }: Box, widths: Edges, side: Side, round: boolean): Path2D {
  const { Top, Right, Bottom, Left } = round ? deepest(widths, width, height) : widths
  const outer = { Top: [0, 0, width, 0], Right: [width, 0, width, height], Bottom: [width, height, 0, height] }
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = side === 'Left' ? [0, height, 0, 0] : outer[side]
  const inset = (atX: number, atY: number): [number, number] => [
    x + (atX === 0 ? Left : width - Right),
    y + (atY === 0 ? Top : height - Bottom),
  ]
  const path = new Path2D()
  path.moveTo(x + fromX, y + fromY)
  path.lineTo(x + toX, y + toY)
  path.lineTo(...inset(toX, toY))
  path.lineTo(...inset(fromX, fromY))
  path.closePath()
  return path
}

/** The diagonals are extended until they meet, as a round corner reaches farther than the border is thick. */
function deepest(widths: Edges, width: number, height: number): Edges {
  const factor = (one: number, other: number, room: number) => (one + other > 0 ? room / (one + other) : 0)
  const most = Math.min(
    factor(widths.Left, widths.Right, width) || Number.POSITIVE_INFINITY,
    factor(widths.Top, widths.Bottom, height) || Number.POSITIVE_INFINITY,
  )
  const grown = Number.isFinite(most) ? most : 1
  const { Top, Right, Bottom, Left } = widths
  return { Top: Top * grown, Right: Right * grown, Bottom: Bottom * grown, Left: Left * grown }
}
