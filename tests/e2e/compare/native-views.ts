/** The views of a page in the native app: which of them are read, and as which kind of element. */
import type { Device } from 'native-host/types'
import type { Kind } from './reading'

export type ViewNode = ReturnType<Device['root']>

/** The roles that only Pressable gives its views (src/kit/pressable/pressable.rn.tsx). */
const PRESSED = new Set(['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem'])

/** The view with this tag and the views in it, in the order of the tree, without removed views and overlays. */
export function* viewsOf(node: ViewNode, tag: number, within = false): Generator<ViewNode> {
  const inside = within || node.tag === tag
  if (inside) yield node
  for (const child of node.children) {
    if (child.props.display === 'none' || child.component.kind === 'modal') continue
    yield* viewsOf(child, tag, inside)
  }
}

/** The kind of element of a view. */
export function kindOf({ component, props }: ViewNode): Kind | undefined {
  if (component.kind === 'text') return 'text'
  if (component.kind === 'drawing') return 'icon'
  if (component.kind === 'image' && isOfCatalogue(props)) return 'picture'
  if (PRESSED.has(String(props.accessibilityRole)) && typeof props.accessible === 'boolean') return 'press'
  return undefined
}

/** A picture of the catalogue (src/kit/picture); pictures that are part of the app are not read in the web app either. */
const isOfCatalogue = ({ src, source }: ViewNode['props']): boolean =>
  JSON.stringify(src ?? source ?? '').includes('/media/')
