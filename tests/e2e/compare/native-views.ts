/** The views of a page in the native app: which of them are read, and what they stand for. */
import type { Device } from 'native-host/types'
import type { Kind } from './reading'

export type ViewNode = ReturnType<Device['root']>

/** What Pressable gives its views, and nothing else in the app does (src/kit/pressable/pressable.rn.tsx). */
const PRESSED = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem'])

/** The view with this tag and those in it, in the order of the tree; not what is taken away, nor what lies over all. */
export function* viewsOf(node: ViewNode, tag: number, within = false): Generator<ViewNode> {
  const inside = within || node.tag === tag
  if (inside) yield node
  for (const child of node.children) {
    if (child.props.display === 'none' || child.component.kind === 'modal') continue
    yield* viewsOf(child, tag, inside)
  }
}

/** What kind of element a view is. */
export function kindOf({ component, props }: ViewNode): Kind | undefined {
  if (component.kind === 'text') return 'text'
  if (component.kind === 'drawing') return 'icon'
  if (component.kind === 'image' && isOfCatalogue(props)) return 'picture'
  if (PRESSED.has(String(props.accessibilityRole)) && typeof props.accessible === 'boolean') return 'press'
  return undefined
}

/** A picture of the catalogue (src/kit/picture); what came with the app is no picture of the web app's either. */
const isOfCatalogue = ({ src, source }: ViewNode['props']): boolean =>
  JSON.stringify(src ?? source ?? '').includes('/media/')
