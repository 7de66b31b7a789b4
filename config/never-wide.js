/**
 * Wide screens are the web's alone: elsewhere `useWide()` is written as `false`, so that what is drawn on wide screens only is
 * dropped with the branches that draw it.
 */
const HOOK = /(^@\/shell\/page|^\.)\/use-wide$/

module.exports = ({ types }) => ({
  visitor: {
    CallExpression(path) {
      const callee = path.get('callee')
      const binding = callee.isIdentifier() && path.scope.getBinding(callee.node.name)
      const source = binding && binding.path.parentPath?.isImportDeclaration() && binding.path.parent.source.value
      if (source && HOOK.test(source)) path.replaceWith(types.booleanLiteral(false))
    },
  },
})
