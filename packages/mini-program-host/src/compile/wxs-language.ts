import type { AnyNode, Program } from 'acorn'
import type { Fault } from '../types/project'
import { positionAt } from '../project/position'
import { visit } from './visit'

/** Parts of ECMAScript 5 that WeChat's compiler of wxs refuses. */
export function wxsLanguageFaults(file: string, text: string, program: Program): Fault[] {
  const faults: Fault[] = []
  visit(program, (node) => {
    const reason = refusal(node)
    if (reason !== undefined) faults.push({ file, ...positionAt(text, node.start), message: `wxs: ${reason}` })
  })
  return faults
}

function refusal(node: AnyNode): string | undefined {
  if (node.type === 'NewExpression') return 'there is no "new"; dates come from getDate()'
  if (node.type === 'Literal' && node.regex) return 'there are no regular expressions but those of getRegExp()'
  if (node.type === 'TryStatement') return 'there is no "try"'
  if (node.type === 'Property' && node.kind !== 'init') return 'there are no getters and setters'
  return undefined
}
