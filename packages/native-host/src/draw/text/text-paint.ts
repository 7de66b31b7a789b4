import { propOf, type ViewNode } from '../../tree/view-node'
import { cssColor } from '../color'

export interface TextPaint {
  readonly color: string
  /** behind the letters of a span; null for none */
  readonly background: string | null
  readonly italic: boolean
  readonly underline: boolean
  readonly lineThrough: boolean
}

const BLACK = 'rgba(0, 0, 0, 1)'

/** The style of the letters directly inside a text or span; a span inherits the rest from the text around it. */
export function paintOf(node: ViewNode): TextPaint {
  const line = String(inherited(node, 'textDecorationLine') ?? 'none')
  return {
    color: cssColor(inherited(node, 'color')) ?? BLACK,
    background: node.component.kind === 'span' ? cssColor(inherited(node, 'backgroundColor', 'span')) : null,
    italic: inherited(node, 'fontStyle') === 'italic',
    underline: line.includes('underline'),
    lineThrough: line.includes('line-through'),
  }
}

function inherited(node: ViewNode, name: string, kind?: string): unknown {
  for (let at: ViewNode | null = node; at; at = at.parent) {
    if (kind !== undefined && at.component.kind !== kind) return undefined
    const own = propOf(at, name)
    if (own !== undefined) return own
    if (at.component.kind === 'text' || at.input) return undefined
  }
  return undefined
}
