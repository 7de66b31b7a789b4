import type { CategoryNode } from '@contract/entities/product'

/** The category with this id, at any depth of the tree. */
export function findCategory(nodes: readonly CategoryNode[], id: string): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.category_id === id ? node : findCategory(node.children, id)
    if (found) return found
  }
  return undefined
}
