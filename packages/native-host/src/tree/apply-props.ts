import { Edge } from 'yoga-layout/load'
import type { Insets, Platform } from '../types/device'
import { ANDROID_INPUT_PADDING } from './measure'
import type { ViewNode } from './view-node'
import { SETTERS } from './yoga-styles'

const TEXT_KINDS = new Set(['text', 'span', 'letters'])

/** Sets new props on a node; null removes one. Returns whether the layout has to be computed again. */
export function applyProps(
  node: ViewNode,
  props: Readonly<Record<string, unknown>>,
  platform: Platform,
  insets: Insets,
): boolean {
  let moved = false
  for (const [name, value] of Object.entries(props)) {
    if (value === null) delete node.props[name]
    else node.props[name] = value
    const set = SETTERS[name]
    if (!set || !node.yoga) continue
    set(node.yoga, value)
    moved = true
  }
  if (node.component.kind === 'input') padInput(node, platform)
  if (node.component.kind === 'safe-area') padSafely(node, insets)
  if (TEXT_KINDS.has(node.component.kind)) markText(node)
  if (node.component.kind === 'input' && takeText(node, props)) moved = true
  return moved || TEXT_KINDS.has(node.component.kind) || node.component.kind === 'safe-area'
}

/** The size of a text depends on everything inside it. */
export function markText(node: ViewNode): void {
  for (let at: ViewNode | null = node; at && TEXT_KINDS.has(at.component.kind); at = at.parent) {
    if (at.component.kind === 'text' && at.yoga && at.parent?.component.kind !== 'text') at.yoga.markDirty()
  }
}

/** A controlled input takes the app's text, unless the user has typed since then. */
function takeText(node: ViewNode, { text, mostRecentEventCount }: Readonly<Record<string, unknown>>): boolean {
  if (!node.input || typeof text !== 'string') return false
  const known = typeof mostRecentEventCount === 'number' ? mostRecentEventCount : node.props.mostRecentEventCount
  if (typeof known === 'number' && known < node.input.eventCount) return false
  node.input.value = text
  node.yoga?.markDirty()
  return true
}

function padInput(node: ViewNode, platform: Platform): void {
  node.yoga?.markDirty()
  if (platform !== 'android') return
  for (const edge of ['Start', 'End', 'Top', 'Bottom'] as const) {
    if (paddingOf(node, edge) === undefined) node.yoga?.setPadding(Edge[edge], ANDROID_INPUT_PADDING[edge])
  }
}

function paddingOf(node: ViewNode, edge: 'Start' | 'End' | 'Top' | 'Bottom' | 'Left' | 'Right'): unknown {
  const along = edge === 'Top' || edge === 'Bottom' ? 'Vertical' : 'Horizontal'
  const side = { Start: 'Left', End: 'Right', Top: 'Top', Bottom: 'Bottom', Left: 'Left', Right: 'Right' }[edge]
  const { props } = node
  return props[`padding${edge}`] ?? props[`padding${side}`] ?? props[`padding${along}`] ?? props.padding
}

/** A safe area adds padding for the notch and the bars, on the given edges. */
function padSafely(node: ViewNode, insets: Insets): void {
  const edges = node.props.edges as Readonly<Record<string, string>> | undefined
  for (const edge of ['Top', 'Right', 'Bottom', 'Left'] as const) {
    const name = edge.toLowerCase() as keyof Insets
    const mode = edges ? (edges[name] ?? 'off') : 'additive'
    const own = Number(paddingOf(node, edge) ?? 0)
    const padding = { additive: own + insets[name], maximum: Math.max(own, insets[name]) }[mode] ?? own
    node.yoga?.setPadding(Edge[edge], padding)
  }
}
