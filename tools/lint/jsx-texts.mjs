import ts from 'typescript'

/** Attributes that users see or hear. */
const SPOKEN = new Set([
  'placeholder',
  'title',
  'label',
  'alt',
  'ariaLabel',
  'aria-label',
  'accessibilityLabel',
  'text',
  'hint',
])

/**
 * The texts in the JSX of a source file: between tags, as a string in braces, or in an attribute that users see or
 * hear.
 * @param {string} source
 * @param {string} [fileName]
 * @returns {{ line: number, text: string }[]}
 */
export function jsxTexts(source, fileName = 'file.tsx') {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = []

  function add(node, text) {
    const trimmed = text.replace(/\s+/g, ' ').trim()
    if (trimmed) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text: trimmed })
  }

  function visit(node) {
    if (ts.isJsxText(node)) add(node, node.text)
    if (ts.isJsxExpression(node) && node.parent && !ts.isJsxAttribute(node.parent) && node.expression) {
      if (ts.isStringLiteralLike(node.expression)) add(node, node.expression.text)
    }
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText(file)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) add(node, node.initializer.text)
    }
    ts.forEachChild(node, visit)
  }

  visit(file)
  return found
}
