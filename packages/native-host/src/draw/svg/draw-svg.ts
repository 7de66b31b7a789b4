import { propOf, type ViewNode } from '../../tree/view-node'
import { aside, type Pen } from '../pen'
import { shapePath } from './svg-shape'
import { brushColor, PLAIN, styleOf, svgLength, type SvgStyle } from './svg-style'
import { unitsOf, viewBoxMap } from './svg-view-box'

const CAPS = ['butt', 'round', 'square'] as const
const JOINS = ['miter', 'round', 'bevel'] as const
const MITER = 4
/** Shapes that are drawn only where they are referenced. */
const ASIDE = new Set(['RNSVGDefs', 'RNSVGSymbol', 'RNSVGClipPath', 'RNSVGMask', 'RNSVGMarker', 'RNSVGPattern'])

/** A drawing of react-native-svg: groups, paths, circles, ellipses, lines and rectangles in plain colours. */
export function drawSvg(pen: Pen, drawing: ViewNode): void {
  const { a, b, c, d, e, f } = viewBoxMap(drawing)
  const units = unitsOf(drawing)
  const current = propOf(drawing, 'tintColor') ?? propOf(drawing, 'color')

  function draw(node: ViewNode, outer: SvgStyle): void {
    if (ASIDE.has(node.component.name) || node.props.display === 'none') return
    aside(pen, () => {
      const style = styleOf(node, outer)
      if (Array.isArray(node.props.matrix)) transform(pen, node.props.matrix as readonly number[])
      if (typeof node.props.opacity === 'number') pen.globalAlpha *= node.props.opacity
      drawShape(pen, node, style, units, current)
      for (const child of node.children) draw(child, style)
    })
  }

  aside(pen, () => {
    pen.beginPath()
    pen.rect(0, 0, drawing.box.width, drawing.box.height)
    pen.clip()
    pen.transform(a, b, c, d, e, f)
    for (const child of drawing.children) draw(child, PLAIN)
  })
}

function transform(pen: Pen, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): void {
  pen.transform(a, b, c, d, e, f)
}

function drawShape(
  pen: Pen,
  node: ViewNode,
  style: SvgStyle,
  units: { width: number; height: number },
  current: unknown,
): void {
  const path = shapePath(node, units)
  if (!path) return
  const fill = brushColor(style.fill, style.fillOpacity, current)
  if (fill !== null) {
    pen.fillStyle = fill
    pen.fill(path, style.fillRule === 0 ? 'evenodd' : 'nonzero')
  }
  const stroke = brushColor(style.stroke, style.strokeOpacity, current)
  const width = svgLength(style.strokeWidth ?? 1, units.width)
  if (stroke === null || width === 0) return
  pen.strokeStyle = stroke
  pen.lineWidth = width
  pen.lineCap = CAPS[Number(style.strokeLinecap ?? 0)] ?? 'butt'
  pen.lineJoin = JOINS[Number(style.strokeLinejoin ?? 0)] ?? 'miter'
  pen.miterLimit = Number(style.strokeMiterlimit ?? MITER)
  const dashes = Array.isArray(style.strokeDasharray) ? style.strokeDasharray : []
  pen.setLineDash(dashes.map((each) => svgLength(each, units.width)))
  pen.lineDashOffset = Number(style.strokeDashoffset ?? 0)
  pen.stroke(path)
}
