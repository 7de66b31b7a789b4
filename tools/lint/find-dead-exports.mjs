import path from 'node:path'
import ts from 'typescript'

const ENDING = /(\.d)?\.(tsx?|mjs|cjs|js)$/
const TARGET = /\.(rn|h5|weapp)$/
/** A module's name without its target suffix, so that its variants count as one. */
const moduleOf = (file) =>
  file
    .replace(ENDING, '')
    .replace(TARGET, '')
    .replace(/\/index$/, '')

function resolved(from, specifier) {
  if (specifier.startsWith('@/')) return moduleOf(`src/${specifier.slice(2)}`)
  if (specifier.startsWith('@contract/')) return moduleOf(`contract/${specifier.slice(10)}`)
  if (specifier.startsWith('.')) return moduleOf(path.posix.join(path.posix.dirname(from), specifier))
  return null
}

function namesOf(statement) {
  if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (statement.modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return []
  if (!ts.isVariableStatement(statement)) return statement.name ? [statement.name] : []
  return statement.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier)
}

function usesOf(file, tree, use) {
  const whole = (literal) => {
    const target = literal && ts.isStringLiteralLike(literal) ? resolved(file, literal.text) : null
    if (target !== null) use(target, '*')
  }
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier ? resolved(file, node.moduleSpecifier.text) : null
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : (node.exportClause ?? null)
      if (target === null) return
      if (bindings === null || (bindings && (ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings))))
        use(target, '*')
      else bindings?.elements.forEach(({ name, propertyName }) => use(target, (propertyName ?? name).text))
      return
    }
    const called = ts.isCallExpression(node) ? node.expression : null
    if (called && (called.kind === ts.SyntaxKind.ImportKeyword || /^(require|jest\.\w+)$/.test(called.getText(tree))))
      whole(node.arguments[0])
    if (ts.isImportTypeNode(node)) {
      const target = ts.isLiteralTypeNode(node.argument) ? resolved(file, node.argument.literal.text) : null
      if (target !== null) use(target, node.qualifier ? node.qualifier.getText(tree).split('.')[0] : '*')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
}

/**
 * Exports that no file imports, as `file:line name`. Variants of one module for several targets count as one.
 * @param {ReadonlyMap<string, string>} sources texts of all files by their path from the root
 * @param {(file: string) => boolean} isHeld whether a file's exports must be used
 */
export function deadExports(sources, isHeld) {
  const used = new Set()
  const exported = []
  for (const [file, text] of sources) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    usesOf(file, tree, (target, name) => used.add(`${target}#${name}`))
    if (!isHeld(file)) continue
    for (const name of tree.statements.flatMap(namesOf)) {
      const line = tree.getLineAndCharacterOfPosition(name.getStart(tree)).line + 1
      exported.push({ file, line, name: name.text })
    }
  }
  return exported.filter(({ file, name }) => {
    const target = moduleOf(file)
    return !used.has(`${target}#*`) && !used.has(`${target}#${name}`)
  })
}
