import type { CallExpression, Literal, Node, Program } from 'acorn'

/** The texts that a script hands to `require`, in the order in which they stand. */
export function literalRequires(program: Program): Literal[] {
  const found: Literal[] = []
  visit(program, (call) => {
    const [argument] = call.arguments
    const named = call.callee.type === 'Identifier' && call.callee.name === 'require'
    if (named && argument?.type === 'Literal' && typeof argument.value === 'string') found.push(argument)
  })
  return found.sort((one, other) => one.start - other.start)
}

function visit(node: Node, onCall: (call: CallExpression) => void): void {
  if (node.type === 'CallExpression') onCall(node as CallExpression)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, onCall)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
