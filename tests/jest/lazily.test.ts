import { readFileSync } from 'node:fs'
import path from 'node:path'

const { barrel, madeOnUse } = jest.requireActual<{
  barrel: (text: string, file: string) => string
  madeOnUse: (text: string, file: string) => string
}>('./lazily')

const PACKAGES = path.join(__dirname, '../../node_modules/@tarojs')
const read = (name: string) => {
  const file = path.join(PACKAGES, name)
  return { file, text: readFileSync(file, 'utf8') }
}

/** The names under which an ES module passes things on. */
const exportedBy = (text: string) =>
  [...text.replace(/^\/\/.*$/gm, '').matchAll(/export {([^}]*)}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ').pop() ?? '')
    .sort()

describe.each(['components/dist/components/index.js', 'components-rn/dist/index.js'])('%s', (name) => {
  it('loads a file when one of its exports is first used', () => {
    const { file, text } = read(name)
    const loaded: string[] = []
    const exports: Record<string, unknown> = {}
    const load = (source: string) => {
      loaded.push(source)
      return { __esModule: true, default: source }
    }
    new Function('exports', 'require', barrel(text, file))(exports, load)
    expect(Object.keys(exports).sort()).toEqual(exportedBy(text))
    expect(loaded).toEqual([])
    void exports.Text
    expect(loaded).toHaveLength(1)
    void exports.Text
    expect(loaded).toHaveLength(1)
  })
})

it('makes a component for React when it is first used, and passes on the others', () => {
  const { file, text } = read('components/lib/react/components.js')
  const code = madeOnUse(text, file)
  const deferred = [...code.matchAll(/^onUse\('(\w+)', \(\) => createReactComponent\(/gm)].map(([, name]) => name ?? '')
  expect([...deferred, ...exportedBy(code)].sort()).toEqual(exportedBy(text))
  expect(code.match(/^const \w+ = .*createReactComponent\(/m)).toBeNull()
  expect(madeOnUse(text, '/elsewhere.js')).toBe(text)
})
