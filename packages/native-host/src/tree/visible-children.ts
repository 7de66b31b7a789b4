import { propOf, type ViewNode } from './view-node'

const SEE_THROUGH = new Set(['transparentModal', 'containedTransparentModal', 'formSheet'])

/**
 * The visible children in drawing order: without those with `display: none`, screens below the top one, and modals,
 * which are drawn on top of everything.
 */
export function visibleChildren(node: ViewNode): readonly ViewNode[] {
  const shown = screensOf(node).filter(
    (child) => child.yoga !== null && child.component.kind !== 'modal' && propOf(child, 'display') !== 'none',
  )
  return inDrawingOrder(shown)
}

function screensOf(node: ViewNode): readonly ViewNode[] {
  if (node.component.kind !== 'screen-stack') return node.children
  const active = node.children.filter(({ props }) => props.activityState === undefined || props.activityState !== 0)
  if (node.component.name !== 'RNSScreenStack') return active
  return active.slice(lowestShown(active))
}

function lowestShown(screens: readonly ViewNode[]): number {
  for (let at = screens.length - 1; at > 0; at -= 1) {
    if (!SEE_THROUGH.has(String(screens[at]?.props.stackPresentation))) return at
  }
  return 0
}

function zIndexOf(node: ViewNode): number {
  const zIndex = propOf(node, 'zIndex')
  return typeof zIndex === 'number' ? zIndex : 0
}

function inDrawingOrder(nodes: readonly ViewNode[]): readonly ViewNode[] {
  if (nodes.every((node) => zIndexOf(node) === 0)) return nodes
  return [...nodes].sort((a, b) => zIndexOf(a) - zIndexOf(b))
}

/** The layers from bottom to top: the app's own, then each open modal. */
export function layersOf(root: ViewNode): readonly ViewNode[] {
  const modals: ViewNode[] = []
  function collect(node: ViewNode): void {
    for (const child of node.children) {
      if (child.component.kind === 'modal' && child.props.visible !== false) modals.push(child)
      collect(child)
    }
  }
  collect(root)
  return [root, ...modals]
}
