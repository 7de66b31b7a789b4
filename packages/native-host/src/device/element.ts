import { shownValue } from '../draw/text/text-lines'
import { lettersOf } from '../tree/text-runs'
import { windowBox } from '../tree/geometry'
import { everyNode, isInside, type Box, type ViewNode } from '../tree/view-node'
import { visibleChildren } from '../tree/visible-children'

/** A view as tests see it. */
export interface DeviceElement {
  readonly tag: number
  /** of the native component, such as `RCTText` */
  readonly component: string
  /** the app's `id`, `nativeID` or `testID` */
  readonly id: string | null
  /** its displayed text, a line for each text view */
  text(): string
  /** the text of an input; null for anything else */
  value(): string | null
  /** in the window's px, not clipped */
  box(): Box
  prop(name: string): unknown
  /** whether it is inside the other one, or the same */
  isIn(other: DeviceElement): boolean
}

/** Selects views that match every given part. */
export interface Query {
  readonly id?: string
  /** the beginning of the id */
  readonly idBegins?: string
  /** the whole text of a text view */
  readonly text?: string | RegExp
  readonly component?: string
}

const nodes = new WeakMap<DeviceElement, ViewNode>()

export function elementOf(node: ViewNode): DeviceElement {
  const element: DeviceElement = {
    tag: node.tag,
    component: node.component.name,
    id: idOf(node),
    text: () => textOf(node),
    value: () => node.input?.value ?? null,
    box: () => windowBox(node),
    prop: (name) => node.props[name],
    isIn: (other) => isInside(node, nodeOf(other)),
  }
  nodes.set(element, node)
  return element
}

export function nodeOf(element: DeviceElement): ViewNode {
  const node = nodes.get(element)
  if (!node) throw new TypeError('this is no element of a device')
  return node
}

export function idOf({ props }: ViewNode): string | null {
  const id = props.nativeID ?? props.testID
  return typeof id === 'string' ? id : null
}

/** The text of a view as drawn. */
export function textOf(node: ViewNode): string {
  if (node.component.kind === 'text' || node.component.kind === 'span') return lettersOf(node)
  if (node.input) return shownValue(node)
  return visibleChildren(node)
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n')
}

/** The matching views, in tree order. */
export function query(root: ViewNode, asked: Query): readonly ViewNode[] {
  return everyNode(root).filter((node) => fits(node, asked))
}

function fits(node: ViewNode, { id, idBegins, text, component }: Query): boolean {
  if (component !== undefined && node.component.name !== component) return false
  if (id !== undefined && !hasId(node, (each) => each === id)) return false
  if (idBegins !== undefined && !hasId(node, (each) => each.startsWith(idBegins))) return false
  if (text === undefined) return true
  if (node.component.kind !== 'text') return false
  const letters = lettersOf(node)
  return typeof text === 'string' ? letters === text : text.test(letters)
}

function hasId({ props }: ViewNode, test: (id: string) => boolean): boolean {
  return [props.nativeID, props.testID].some((id) => typeof id === 'string' && test(id))
}

/** The selector in a message. */
export function nameOf({ id, idBegins, text, component }: Query): string {
  const parts = [
    id === undefined ? '' : `id "${id}"`,
    idBegins === undefined ? '' : `an id that begins with "${idBegins}"`,
    text === undefined ? '' : `the text ${text instanceof RegExp ? text : `"${text}"`}`,
    component === undefined ? '' : `component ${component}`,
  ]
  return parts.filter(Boolean).join(' and ')
}

/** A view in a message. */
export function describe(node: ViewNode): string {
  const id = idOf(node)
  const words = textOf(node).split('\n')[0] ?? ''
  return `${node.component.name} ${node.tag}${id ? ` "${id}"` : ''}${words ? ` ("${words.slice(0, 40)}")` : ''}`
}
