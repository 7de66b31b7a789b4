import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const MAX_LINES = ['error', { max: 300, skipBlankLines: false, skipComments: false }]

const SWALLOWED = 'A swallowed error: say what happens instead.'
const NO_SWALLOWED_ERROR = [
  {
    selector: "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression[body.type='Literal']",
    message: SWALLOWED,
  },
  {
    selector: "CallExpression[callee.property.name='catch'] > ArrowFunctionExpression > BlockStatement[body.length=0]",
    message: SWALLOWED,
  },
]

const ON_THE_TESTS_CLOCK = 'Page tests run on a fake clock: let time pass with advance(ms), wait with until or findBy.'
const NO_REAL_WAIT = [
  {
    selector: "MemberExpression[object.name='jest'][property.name=/^use(Real|Fake)Timers$/]",
    message: ON_THE_TESTS_CLOCK,
  },
  { selector: 'CallExpression[callee.name=/^set(Timeout|Interval|Immediate)$/]', message: ON_THE_TESTS_CLOCK },
  { selector: 'ImportDeclaration[source.value=/^(node:)?timers/]', message: ON_THE_TESTS_CLOCK },
]

const A_SCREENS_PATH = 'Paths of screens stand in contract/screens.ts alone: link(screen, parameters).'
const NO_PATH_OF_A_SCREEN = [
  { selector: 'Literal[value=/pages\\u002f[a-z]/]', message: A_SCREENS_PATH },
  { selector: 'TemplateElement[value.raw=/pages\\u002f[a-z]/]', message: A_SCREENS_PATH },
]

// Lists of data, not code: one idea, however long
const DATA = [
  'src/locales/**',
  'console/locales/**',
  'server/app/demo/**',
  'tests/conformance/rows/**',
  'contract/rules/common-passwords.ts',
  '**/glyphs/**',
]

// What only types show: a promise that nothing waits for, a switch without one of its cases
const WITH_TYPES = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

const typesOf = (project) => ({ parserOptions: { project, tsconfigRootDir: import.meta.dirname } })

const NATIVE = ['src/**/*.rn.{ts,tsx}', 'src/**/*.rn.test.tsx']

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/.tmp/', '**/.souk/', '**/.swc/', 'native/android/', 'native/ios/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': MAX_LINES,
      'no-empty': 'error',
      'no-nested-ternary': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...NO_SWALLOWED_ERROR],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  // src/locales/catalogue.ts: require() reads a language only when it is needed
  {
    files: ['**/*.{js,cjs}', 'src/locales/catalogue.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'console/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/*.test.tsx', 'src/**/*.h5.test.ts', 'src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...NO_SWALLOWED_ERROR, ...NO_REAL_WAIT] },
  },
  {
    files: ['server/**/*.ts', 'contract/**/*.ts'],
    ignores: ['contract/screens.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_SWALLOWED_ERROR, ...NO_PATH_OF_A_SCREEN] },
  },
  {
    files: ['server/**/*.ts', 'contract/**/*.ts'],
    ignores: ['**/*.test.ts', 'server/testing/**', 'server/**/*.config.ts'],
    languageOptions: typesOf('./tsconfig.server.json'),
    rules: WITH_TYPES,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'config/**/*.ts', 'contract/**/*.test.ts'],
    ignores: NATIVE,
    languageOptions: typesOf('./tsconfig.json'),
    rules: WITH_TYPES,
  },
  {
    files: ['console/**/*.{ts,tsx}'],
    languageOptions: typesOf('./console/tsconfig.json'),
    rules: WITH_TYPES,
  },
  { files: NATIVE, languageOptions: typesOf('./native/tsconfig.json'), rules: WITH_TYPES },
  { files: ['src/**', 'console/**', 'contract/**'], rules: { 'no-console': 'error' } },
  { files: DATA, rules: { 'max-lines': 'off' } },
)
