/** What the native bundle keeps of react-native-svg (native/lean) is what the app draws with it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from '@contract/rules/lists'

const ROOT = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

interface Lean {
  leanBefore(before: () => string): (context: { originModulePath: string }, name: string, platform: string) => unknown
}
const { leanBefore } = jest.requireActual<Lean>('../../native/lean/lean')
const resolve = leanBefore(() => 'kept')

const XML = 'node_modules/react-native-svg/src/xml.tsx'
const from = (file: string) => ({ originModulePath: path.join(ROOT, file) })
const isKept = (element: string) => resolve(from(XML), `./elements/${element}`, 'android') === 'kept'

/** The component of each tag, as react-native-svg names it. */
const COMPONENTS = new Map(
  [...read(XML).matchAll(/^ {2}(\w+): (\w+),$/gm)].map((match) => [at(match, 1), at(match, 2)]),
)

const glyphs = readdirSync(path.join(ROOT, 'src/kit/icon/glyphs'))
const tags = new Set(
  ['src/kit/icon/svg.ts', ...glyphs.map((file) => `src/kit/icon/glyphs/${file}`)].flatMap((file) =>
    [...read(file).matchAll(/<([a-z]+\w*)\b/gi)].map((match) => at(match, 1)),
  ),
)

it('knows the tags of react-native-svg', () => {
  expect(COMPONENTS.get('linearGradient')).toBe('LinearGradient')
  expect(tags.size).toBeGreaterThan(3)
})

it.each([...tags])('keeps the element of icons: %s', (tag) => {
  expect(isKept(COMPONENTS.get(tag) ?? tag)).toBe(true)
})

it('leaves out elements that no icon has', () => {
  const unused = [...COMPONENTS].filter(([tag]) => !tags.has(tag)).map(([, component]) => component)
  expect(unused.filter((component) => !isKept(component))).toContain('TextPath')
})

it('keeps all that the app imports', () => {
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const importers = files.filter(
    (file) => /\.rn\.tsx?$/.test(file) && read(`src/${file}`).includes("'react-native-svg'"),
  )
  expect(importers.length).toBeGreaterThan(1)
  const kept = read('native/lean/svg.js')
  for (const file of importers) {
    expect(resolve(from(`src/${file}`), 'react-native-svg', 'android')).not.toBe('kept')
    const [, one, others = ''] =
      /import (\w+)?(?:, )?(?:\{ (.+) \})? ?from 'react-native-svg'/.exec(read(`src/${file}`)) ?? []
    for (const name of [...(one ? ['default'] : []), ...others.split(', ').filter(Boolean)]) {
      expect(kept).toContain(`get ${name}()`)
    }
  }
})
