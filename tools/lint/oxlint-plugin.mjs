/** Syntax that this project does without: for .oxlintrc.json, which says where each of these is refused. */
const refuse = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
})

export default {
  meta: { name: 'souk' },
  rules: {
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
