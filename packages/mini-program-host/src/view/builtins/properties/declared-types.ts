import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { DeclaredTypes, PropertyType } from './from-taro'

const KEYWORDS: Partial<Record<ts.SyntaxKind, PropertyType>> = {
  [ts.SyntaxKind.StringKeyword]: 'String',
  [ts.SyntaxKind.NumberKeyword]: 'Number',
  [ts.SyntaxKind.BooleanKeyword]: 'Boolean',
}

function literal(node: ts.LiteralTypeNode): PropertyType {
  if (ts.isStringLiteral(node.literal)) return 'String'
  if (node.literal.kind === ts.SyntaxKind.TrueKeyword || node.literal.kind === ts.SyntaxKind.FalseKeyword)
    return 'Boolean'
  return ts.isNumericLiteral(node.literal) ? 'Number' : 'Any'
}

function typeOf(node: ts.TypeNode): PropertyType {
  const keyword = KEYWORDS[node.kind]
  if (keyword) return keyword
  if (ts.isLiteralTypeNode(node)) return literal(node)
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return 'String'
  if (ts.isUnionTypeNode(node)) {
    const [kind = 'Any', ...others] = new Set(node.types.map(typeOf))
    return others.length === 0 ? kind : 'Any'
  }
  return 'Any'
}

function typesOf(file: string): Record<string, PropertyType> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Record<string, PropertyType> = {}
  source.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('Props')) return
    for (const member of node.members) {
      if (!ts.isPropertySignature(member) || !member.type || !member.name) continue
      const type = typeOf(member.type)
      const name = member.name.getText(source).replace(/['"]/g, '')
      // several interfaces of one component (picker's modes) may differ
      found[name] = name in found && found[name] !== type ? 'Any' : type
    }
  })
  return found
}

/**
 * The primitive types in Taro's declarations, by component and property. Any other type, or a union, is 'Any'.
 * @param folder with one declaration file per component, as in @tarojs/components/types
 */
export function declaredTypes(folder: string, components: readonly string[]): DeclaredTypes {
  const files = components.map((name) => [name, path.join(folder, `${name}.d.ts`)] as const)
  return Object.fromEntries(files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, typesOf(file)]))
}
