/**
 * A style that React Native cannot read never reaches a phone: lint rejects it, and an invalid value fails the build.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { one } from '@contract/rules/lists'

const ROOT = path.join(__dirname, '../..')

const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' })

interface Warning {
  readonly line: number
  readonly rule: string
}

/** The lint rules that reject each of the styles. */
function lint(styles: readonly string[]): string[] {
  const { stderr, stdout } = run(
    [path.join(ROOT, 'node_modules/stylelint/bin/stylelint.mjs'), '--stdin-filename', 'src/style.scss', '-f', 'json'],
    styles.join('\n'),
  )
  const { warnings } = one(JSON.parse(stdout || stderr) as { warnings: Warning[] }[])
  return styles.map((_, index) => warnings.find(({ line }) => line === index + 1)?.rule ?? '')
}

/** The error of Metro's transformer for each of them, which fails the build. */
function build(styles: readonly string[]): string[] {
  const { stdout } = run([path.join(__dirname, 'transform-styles.cjs'), JSON.stringify(styles)])
  return JSON.parse(stdout.trim().split('\n').pop() ?? '') as string[]
}

const REFUSED_BY_LINT = [
  ['.a { display: grid; }', 'declaration-property-value-disallowed-list'],
  ['.a { position: sticky; }', 'declaration-property-value-disallowed-list'],
  ['.a { float: left; }', 'taro-rn/css-property-no-unknown'],
  ['.a { width: 10em; }', 'unit-allowed-list'],
  ['.a .b { color: #000000; }', 'selector-max-combinators'],
] as const

const REFUSED_BY_BUILD = [
  ['.a { margin: 1px solid; }', 'Unexpected token type: word'],
  ['.a { border: 1px dotty #000000; }', 'Unexpected token type: word'],
  ['.a { transform: rotate(much); }', 'Unexpected token type: word'],
  ['.a { width: $nowhere; }', 'Undefined variable.'],
  ['.a { width: 10px', 'expected "}".'],
] as const

const GOOD = '.a { flex-direction: row; width: 10px; }'

it('lint refuses what a style sheet for React Native cannot say, and takes what it can', () => {
  expect(lint([...REFUSED_BY_LINT.map(([style]) => style), GOOD])).toEqual([
    ...REFUSED_BY_LINT.map(([, rule]) => rule),
    '',
  ])
})

it('the build fails at an invalid style, and continues with a valid one', () => {
  const [good, ...bad] = build([GOOD, ...REFUSED_BY_BUILD.map(([style]) => style)])
  expect(good).toBe('')
  expect(bad).toEqual(REFUSED_BY_BUILD.map(([, message]) => expect.stringContaining(message)))
})
