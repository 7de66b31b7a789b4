import { Path2D } from '@napi-rs/canvas'
import type { ViewNode } from '../../tree/view-node'
import { roundedPath } from '../box/corners'
import { svgLength } from './svg-style'

interface Size {
  readonly width: number
  readonly height: number
}

const QUARTER = Math.PI / 2

/** The outline of a shape in its drawing's units; null for other elements, such as a group. */
export function shapePath({ component, props }: ViewNode, units: Size): Path2D | null {
  const across = (name: string) => svgLength(props[name], units.width)
  const down = (name: string) => svgLength(props[name], units.height)
  const path = new Path2D()
  switch (component.name) {
    case 'RNSVGPath':
      return new Path2D(String(props.d ?? ''))
    case 'RNSVGCircle': {
      const radius = svgLength(props.r, Math.hypot(units.width, units.height) / Math.SQRT2)
      path.ellipse(across('cx'), down('cy'), radius, radius, 0, 0, 4 * QUARTER)
      break
    }
    case 'RNSVGEllipse':
      path.ellipse(across('cx'), down('cy'), across('rx'), down('ry'), 0, 0, 4 * QUARTER)
      break
    case 'RNSVGLine':
      path.moveTo(across('x1'), down('y1'))
      path.lineTo(across('x2'), down('y2'))
      return path
    case 'RNSVGRect': {
      const rx = props.rx === undefined ? down('ry') : across('rx')
      const ry = props.ry === undefined ? across('rx') : down('ry')
      const [width, height] = [across('width'), down('height')]
      const corner = { x: Math.min(rx, width / 2), y: Math.min(ry, height / 2) }
      return roundedPath({ x: across('x'), y: down('y'), width, height }, [corner, corner, corner, corner])
    }
    default:
      return null
  }
  path.closePath()
  return path
}
