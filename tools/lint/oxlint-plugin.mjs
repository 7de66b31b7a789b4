/** What this project does without: for .oxlintrc.json, which says where each of these is refused. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { privateWordIn } from './private-words.mjs'

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

/** The names that a module exports, with the nodes that declare them. */
function exportedNames({ declaration, specifiers = [] }) {
  const declared = declaration?.declarations?.map(({ id }) => id) ?? [declaration?.id]
  const names = [...declared, ...specifiers.map(({ exported }) => exported)]
  return names.filter((node) => node?.type === 'Identifier')
}

const noPrivateWord = {
  create(context) {
    const refuse = (node, name) => {
      const found = privateWordIn(name)
      if (found)
        context.report({ node, message: `“${found.word}” in ${name} is no word of the field: ${found.better}.` })
    }
    return {
      Program(node) {
        const [stem] = path.basename(context.filename).split('.')
        refuse(node, stem)
      },
      ExportNamedDeclaration(node) {
        if (!node.source) for (const id of exportedNames(node)) refuse(id, id.name)
      },
    }
  },
}

const isComponent = ({ type, id, parent }) =>
  type === 'FunctionDeclaration' && /^[A-Z]/.test(id?.name ?? '') && /^(Program|Export)/.test(parent.type)

/** Whether `observer(Name)` stands in the file. */
const isObservedLater = (sourceCode, { id }) => new RegExp(`\\bobserver\\(${id.name}\\)`).test(sourceCode.text)

const textsInObservers = {
  create: (context) => ({
    "CallExpression[callee.name='t']"(node) {
      const component = context.sourceCode.getAncestors(node).find(isComponent)
      if (component === undefined || isObservedLater(context.sourceCode, component)) return
      context.report({
        node,
        message: `${component.id.name} shows a text and is no observer: it keeps the old language.`,
      })
    },
  }),
}

export default {
  meta: { name: 'souk' },
  rules: {
    'no-file-that-passes-on': onlyPassesOn,
    'no-private-word': noPrivateWord,
    'texts-in-observers': textsInObservers,
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
