/** What this project does without: for .oxlintrc.json, which says where each of these is refused. */
import { existsSync } from 'node:fs'

const refuse = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
})

const TARGETS = ['h5', 'rn', 'weapp']

/** A file with a variant for another target may be nearly empty. */
const hasVariant = (file) => TARGETS.some((target) => existsSync(file.replace(/(\.\w+)$/, `.${target}$1`)))

const isFromElsewhere = ({ type, source }) =>
  type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source)

/** The longest file that is taken for one that only passes on: more than that is an index on purpose. */
const MOST_LINES = 8

const onlyPassesOn = {
  create: (context) => ({
    Program(node) {
      const lines = new Set(node.body.flatMap(({ loc }) => [loc.start.line, loc.end.line])).size
      if (node.body.length === 0 || lines > MOST_LINES || !node.body.every(isFromElsewhere)) return
      if (hasVariant(context.filename)) return
      context.report({ node, message: 'The file only passes on: import what it exports from where it is.' })
    },
  }),
}

export default {
  meta: { name: 'souk' },
  rules: {
    'no-file-that-passes-on': onlyPassesOn,
    'no-swallowed-error': refuse('A swallowed error: say what happens instead.', [
      "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[body.type='Literal']",
      "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression > BlockStatement[body.length=0]",
    ]),
    'no-real-wait': refuse(
      'Page tests run on a fake clock: let time pass with advance(ms), wait with until or findBy.',
      [
        "MemberExpression[object.name='jest'][property.name=/^use(Real|Fake)Timers$/]",
        'CallExpression[callee.name=/^set(Timeout|Interval|Immediate)$/]',
        'ImportDeclaration[source.value=/^(node:)?timers/]',
      ],
    ),
    'no-path-of-a-screen': refuse('Paths of screens stand in contract/screens.ts alone: link(screen, parameters).', [
      'Literal[value=/pages\\u002f[a-z]/]',
      'TemplateElement[value.raw=/pages\\u002f[a-z]/]',
    ]),
  },
}
