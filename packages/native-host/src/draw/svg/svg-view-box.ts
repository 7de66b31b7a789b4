import { IDENTITY, type Affine } from '../../tree/transform'
import type { ViewNode } from '../../tree/view-node'

interface Size {
  readonly width: number
  readonly height: number
}

const SLICE = 1
const NONE = 2

/** The size to which percentages in a drawing refer: its view box, or its view. */
export function unitsOf({ props: { vbWidth, vbHeight }, box }: ViewNode): Size {
  return isThere(vbWidth) && isThere(vbHeight) ? { width: vbWidth, height: vbHeight } : box
}

/** From the view box of a drawing to its view: `preserveAspectRatio` as react-native-svg reads it. */
export function viewBoxMap({ props, box }: ViewNode): Affine {
  const { minX, minY, vbWidth, vbHeight, meetOrSlice } = props
  if (!isThere(vbWidth) || !isThere(vbHeight)) return IDENTITY
  const align = typeof props.align === 'string' ? props.align : 'xMidYMid'
  const across = box.width / vbWidth
  const down = box.height / vbHeight
  const stretched = align === 'none' || meetOrSlice === NONE
  const scale = meetOrSlice === SLICE ? Math.max(across, down) : Math.min(across, down)
  const a = stretched ? across : scale
  const d = stretched ? down : scale
  const x = (box.width - vbWidth * a) * partOf(align, 'x')
  const y = (box.height - vbHeight * d) * partOf(align, 'Y')
  return { a, b: 0, c: 0, d, e: x - Number(minX ?? 0) * a, f: y - Number(minY ?? 0) * d }
}

function partOf(align: string, axis: 'x' | 'Y'): number {
  if (align.includes(`${axis}Min`) || align === 'none') return 0
  return align.includes(`${axis}Max`) ? 1 : 0.5
}

function isThere(length: unknown): length is number {
  return typeof length === 'number' && length > 0
}
