import type { AnyNode, Node } from 'acorn'

/** Calls `onNode` for a node of a syntax tree and all its descendants. */
export function visit(node: Node, onNode: (node: AnyNode) => void): void {
  onNode(node as AnyNode)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, onNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
