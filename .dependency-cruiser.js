// Which folder may import which. The app's layers and the server's storeys have their own lists.
const { layers } = require('./tools/lint/app-layers.cjs')
const { storeys } = require('./tools/lint/server-storeys.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layers,
    ...storeys,
    {
      name: 'used-by-the-app',
      comment: 'Only tests import it: what proves it proves nothing of the app',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      // isColour: no screen takes or shows a colour yet (tests/conformance/exceptions.ts)
      module: {
        path: '^src/domain/',
        pathNot: '\\.test\\.ts$|^src/domain/colour\\.ts$',
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'app-apart-from-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|tests|tools|packages)/' },
    },
    { name: 'server-apart-from-app', severity: 'error', from: { path: '^server/' }, to: { path: '^src/' } },
    {
      name: 'console-apart',
      comment: 'The console has the contract in common with the others, and nothing else',
      severity: 'error',
      from: { path: '^console/' },
      to: { path: '^(src|server|tests|tools|packages|config)/' },
    },
    {
      name: 'nobody-imports-the-console',
      severity: 'error',
      from: { path: '^(src|server|contract)/' },
      to: { path: '^console/' },
    },
    {
      name: 'packages-apart',
      comment: 'The hosts are published: they know nothing of this shop',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '/build\\.mjs$|/test/mutants/' },
      to: { path: '^(src|server|contract|console|config|tests|tools|native|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {
        path: '^(src|server|contract|console|config|native|packages)/',
        pathNot: '\\.test\\.tsx?$|/(test|testing)/',
      },
      to: { path: '^tests/' },
    },
    {
      name: 'no-tools-in-the-product',
      severity: 'error',
      from: {
        path: '^(src|server|contract|console|packages)/',
        pathNot: '\\.test\\.tsx?$|/(test|testing)/|/build\\.mjs$',
      },
      to: { path: '^tools/' },
    },
    ...[
      { floor: 'base', below: [] },
      { floor: 'rules', below: ['base'] },
      { floor: 'endpoints', below: ['base'] },
      { floor: 'entities', below: ['base', 'rules'] },
      { floor: 'calls', below: ['base', 'rules', 'endpoints', 'entities'] },
    ].map(({ floor, below }) => ({
      name: `contract-floors-${floor}`,
      comment: 'The contract stands on base; nothing below is built on what is above',
      severity: 'error',
      from: { path: `^contract/${floor}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^contract/', pathNot: `^contract/(${[floor, ...below].join('|')})/` },
    })),
    {
      name: 'no-schemas-in-the-console',
      comment: 'TypeBox stays on the server: the console takes these as types',
      severity: 'error',
      from: { path: '^console/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^contract/(calls/|all-calls|base/fields|entities/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-schemas-in-the-app',
      comment: 'TypeBox stays on the server: the app takes these as types',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/(calls/|all-calls|base/fields|entities/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^(src|contract|server|console)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css|png|webp|avif|svg)$|\\.rn\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '.h5.ts', '.h5.tsx'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
