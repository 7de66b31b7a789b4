import { propOf, type ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'

export interface Shadow {
  readonly shadowColor: string
  readonly shadowBlur: number
  readonly shadowOffsetX: number
  readonly shadowOffsetY: number
}

const BLACK = 0xff000000
/** The strength of Android's shadow from the light above. */
const ELEVATION_OPACITY = 0.2

/**
 * The shadow of a view: an approximation of Android's `elevation`, or the shadow of iOS. A canvas does not scale
 * shadows with its transform, so they are given in pixels.
 */
export function shadowOf(node: ViewNode, pixelRatio: number): Shadow | null {
  const elevation = propOf(node, 'elevation')
  if (typeof elevation === 'number' && elevation > 0) {
    const color = cssColor(propOf(node, 'shadowColor') ?? BLACK, ELEVATION_OPACITY) ?? ''
    return shadow(color, elevation * 1.5, 0, elevation / 2, pixelRatio)
  }
  const opacity = propOf(node, 'shadowOpacity')
  if (typeof opacity !== 'number' || opacity === 0) return null
  const color = cssColor(propOf(node, 'shadowColor') ?? BLACK, opacity) ?? ''
  const { width = 0, height = 0 } = (propOf(node, 'shadowOffset') ?? {}) as { width?: number; height?: number }
  // iOS's radius is the blur's standard deviation, a canvas's blur is twice that
  return shadow(color, Number(propOf(node, 'shadowRadius') ?? 3) * 2, width, height, pixelRatio)
}

function shadow(color: string, blur: number, x: number, y: number, pixelRatio: number): Shadow {
  return {
    shadowColor: color,
    shadowBlur: blur * pixelRatio,
    shadowOffsetX: x * pixelRatio,
    shadowOffsetY: y * pixelRatio,
  }
}
