import type { CategoryNode } from '@contract/entities/product'

/** The categories from the top of the tree down to the one with this id; none if it is not in it. */
export function pathTo(nodes: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    if (node.category_id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** The category with this id, at any depth of the tree. */
export function findCategory(nodes: readonly CategoryNode[], id: string): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.category_id === id ? node : findCategory(node.children, id)
    if (found) return found
  }
  return undefined
}
