interface Node {
  readonly id: bigint
  readonly parentId: bigint | null
}

/** Nodes with each parent directly before what it holds; siblings stay in the order given. */
export function inTreeOrder<N extends Node>(nodes: readonly N[]): N[] {
  const below = (parent: bigint | null): N[] =>
    nodes.filter(({ parentId }) => parentId === parent).flatMap((node) => [node, ...below(node.id)])
  return below(null)
}
