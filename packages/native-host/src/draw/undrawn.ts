import type { Scene } from '../tree/scene'
import { everyNode, type ViewNode } from '../tree/view-node'
import type { Brush } from './svg/svg-style'

const DRAWN_SHAPES = new Set(['Group', 'Path', 'Circle', 'Ellipse', 'Line', 'Rect'].map((name) => `RNSVG${name}`))
const EMPTY_VIEWS = /^RNCWebView$|^ViewManagerAdapter_/
/** A brush that is a gradient or a pattern, by its name. */
const NAMED_BRUSH = 1

/** What is on the screen but not drawn, each in a few words for the log. */
export function undrawnIn(root: ViewNode, scene: Scene): readonly string[] {
  const found = new Set<string>()
  for (const node of everyNode(root)) {
    if (!scene.get(node)?.box) continue
    if (EMPTY_VIEWS.test(node.component.name)) found.add(`what ${node.component.name} shows`)
    if (node.component.kind === 'drawing')
      for (const each of everyNode(node)) undrawnShape(each).forEach((it) => found.add(it))
  }
  return [...found]
}

function undrawnShape({ component: { kind, name }, props }: ViewNode): readonly string[] {
  if (kind !== 'shape') return []
  const missing = DRAWN_SHAPES.has(name) ? [] : [name]
  const brushes = [props.fill, props.stroke].filter(
    (brush) => (brush as Brush | null | undefined)?.type === NAMED_BRUSH,
  )
  const cut = [props.mask, props.clipPath].filter(Boolean)
  return [
    ...missing,
    ...brushes.map(() => `the gradient or pattern of ${name}`),
    ...cut.map(() => `what cuts off ${name}`),
  ]
}
