import type { ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'

/** What shapes inherit from their groups: the props that React Native's drawing lists in `propList`. */
export type SvgStyle = Readonly<Record<string, unknown>>

const FILL = { type: 0, payload: 0xff000000 }
export const PLAIN: SvgStyle = { fill: FILL }

export function styleOf({ props }: ViewNode, outer: SvgStyle): SvgStyle {
  const named = Array.isArray(props.propList) ? (props.propList as readonly string[]) : []
  return { ...outer, ...Object.fromEntries(named.map((name) => [name, props[name]])) }
}

export interface Brush {
  readonly type: number
  readonly payload?: unknown
  readonly brushRef?: string
}

const CURRENT_COLOR = 2

/** The colour of `fill` or `stroke`; null for none, and for a gradient, which is referenced by name. */
export function brushColor(brush: unknown, opacity: unknown, current: unknown): string | null {
  if (brush === null || typeof brush !== 'object') return null
  const { type, payload } = brush as Brush
  if (type === CURRENT_COLOR) return cssColor(current, part(opacity))
  return type === 0 ? cssColor(payload, part(opacity)) : null
}

function part(opacity: unknown): number {
  return opacity === undefined || opacity === null ? 1 : Number(opacity)
}

/** A length of a drawing in its own units; percents are of `whole`. */
export function svgLength(value: unknown, whole: number): number {
  const number = typeof value === 'number' ? value : parseFloat(String(value ?? 0)) || 0
  return typeof value === 'string' && value.endsWith('%') ? (number / 100) * whole : number
}
