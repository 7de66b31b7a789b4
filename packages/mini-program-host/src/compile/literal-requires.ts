import type { Literal, Program } from 'acorn'
import { visit } from './visit'

/** The texts that a script hands to `require`, in the order in which they stand. */
export function literalRequires(program: Program): Literal[] {
  const found: Literal[] = []
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return
    const [argument] = node.arguments
    const named = node.callee.type === 'Identifier' && node.callee.name === 'require'
    if (named && argument?.type === 'Literal' && typeof argument.value === 'string') found.push(argument)
  })
  return found.sort((one, other) => one.start - other.start)
}
