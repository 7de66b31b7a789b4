/** A node as the app passes it; text has no name. */
export interface RichNode {
  readonly type?: 'node' | 'text'
  readonly name?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly children?: readonly RichNode[]
  readonly text?: string
}

function nodeOf(node: Node): RichNode[] {
  if (node.nodeType === node.TEXT_NODE) return [{ type: 'text', text: node.textContent ?? '' }]
  if (node.nodeType !== node.ELEMENT_NODE) return []
  const { localName, attributes, childNodes } = node as Element
  const attrs = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))
  return [{ name: localName, attrs, children: nodesOf(childNodes) }]
}

function nodesOf(list: NodeListOf<ChildNode>): RichNode[] {
  return Array.from(list).flatMap(nodeOf)
}

/** The nodes of an HTML text, or of a list of nodes. Runs and loads nothing in it. */
export function readNodes(given: unknown, window: Window & typeof globalThis): readonly RichNode[] {
  if (Array.isArray(given)) return given as RichNode[]
  if (typeof given !== 'string') return []
  return nodesOf(new window.DOMParser().parseFromString(given, 'text/html').body.childNodes)
}
