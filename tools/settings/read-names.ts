/** Which environment variables a source file reads, found in its syntax tree. */
import ts from 'typescript'

const ENVIRONMENTS: readonly string[] = ['env', 'process.env']
const READERS: readonly string[] = ['readNumber', 'readChoice', 'readFlag', 'readUrl', 'time', 'address']
const NAME = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

/** `env.NAME` and `process.env.NAME`. */
const fromProperty = (node: ts.Node): string[] =>
  ts.isPropertyAccessExpression(node) && ENVIRONMENTS.includes(node.expression.getText()) ? [node.name.text] : []

/** `env['NAME']`, and the readers' `('NAME')` or `(env, 'NAME')`. */
function fromString(node: ts.Node): string[] {
  if (!ts.isStringLiteral(node) || !NAME.test(node.text)) return []
  const { parent } = node
  const isIndex = ts.isElementAccessExpression(parent) && ENVIRONMENTS.includes(parent.expression.getText())
  const isRead = ts.isCallExpression(parent) && READERS.includes(parent.expression.getText())
  return isIndex || isRead ? [node.text] : []
}

/** `const { NAME: x } = env`, and the same as a parameter of type Environment. */
function fromPattern(node: ts.Node): string[] {
  if (!ts.isObjectBindingPattern(node)) return []
  const { parent } = node
  const isVariable = ts.isVariableDeclaration(parent) && ENVIRONMENTS.includes(parent.initializer?.getText() ?? '')
  const isParameter = ts.isParameter(parent) && parent.type?.getText() === 'Environment'
  if (!isVariable && !isParameter) return []
  return node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
}

export function namesRead(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    for (const name of [...fromProperty(node), ...fromString(node), ...fromPattern(node)]) found.add(name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found].sort()
}
