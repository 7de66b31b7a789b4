/**
 * Wide screens are the web's alone: in the mini-program `useWide()` is written as `false`, so that what is drawn on wide screens
 * only is dropped with the branches that draw it.
 */
const HOOK = '@/shell/page/use-wide'

module.exports = ({ types }) => ({
  visitor: {
    CallExpression(path) {
      const callee = path.get('callee')
      if (callee.referencesImport(HOOK, 'useWide')) path.replaceWith(types.booleanLiteral(false))
    },
  },
})
