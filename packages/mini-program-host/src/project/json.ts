import { transformSync, type Message } from 'esbuild'
import { parseExpressionAt, type Expression } from 'acorn'
import type { Fault } from '../types/project'
import type { Position } from './position'

/** The value of a JSON file, or the fault with the position where it breaks. */
export function parseJson(file: string, text: string): { readonly value: unknown } | { readonly fault: Fault } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    const { message, ...place } = findBreak(text) ?? { message: firstLine(error) }
    return { fault: { file, ...place, message: `is not JSON: ${message}` } }
  }
}

// JSON.parse reports no line; esbuild is as strict and does
function findBreak(text: string): (Position & { readonly message: string }) | undefined {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' })
    return undefined
  } catch (error) {
    const [first] = (error as { errors?: Message[] }).errors ?? []
    if (!first?.location) throw error
    return { line: first.location.line, column: first.location.column + 1, message: first.text }
  }
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

/**
 * The position of a value in a valid JSON text, or of its nearest parent if it is missing. Names are compared without
 * case, because app.json may say subPackages or subpackages.
 */
export function locate(text: string, keys: readonly (string | number)[]): Position {
  let node: Expression = parseExpressionAt(text, 0, { ecmaVersion: 'latest', locations: true })
  for (const key of keys) {
    const child = childOf(node, key)
    if (!child) break
    node = child
  }
  return { line: node.loc?.start.line ?? 1, column: (node.loc?.start.column ?? 0) + 1 }
}

function childOf(node: Expression, key: string | number): Expression | undefined {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(key)]
    return element && element.type !== 'SpreadElement' ? element : undefined
  }
  if (node.type !== 'ObjectExpression') return undefined
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Literal') continue
    if (String(property.key.value).toLowerCase() === String(key).toLowerCase()) return property.value
  }
  return undefined
}
