import type { Literal, Program } from 'acorn'
import { visit } from './visit'

/** The literal arguments of `require` in a script, in order. */
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
