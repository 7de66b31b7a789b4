import { importers } from './graph.mjs'
import { plan } from './plan.mjs'

const MANY = Array.from({ length: 90 }, (_, at) => `src/features/a/t${at}.test.ts`)
const FILES: Record<string, string> = {
  'src/domain/plural.ts': '',
  'src/domain/plural.test.ts': "import './plural'",
  'src/kit/icon.rn.tsx': '',
  'src/kit/icon.rn.test.tsx': "import './icon'",
  'src/kit/icon.scss': '',
  'src/domain/base.ts': '',
  'src/features/a/far.ts': "import '@/domain/base'",
  ...Object.fromEntries(MANY.map((file, at) => [file, at === 89 ? "import '@/domain/base'" : "import './far'"])),
  'server/areas/cart/handlers.ts': "handle('cart', x)",
  'tests/contract/cart.contract.ts': "it('[call.cart]')",
  'docs/native.md': '',
}
const files = Object.keys(FILES)
const read = (file: string) => FILES[file] ?? ''
const by = importers(files, read)
const tasks = (present: string[], further = {}) =>
  plan({ present, gone: [], files, by, read, all: false, hasNative: true, ...further })
const names = (...args: Parameters<typeof tasks>) => tasks(...args).map(({ name }) => name)

it('runs nothing when nothing changed', () => {
  expect(tasks([])).toEqual([])
})

it('looks at the types, the lint and the tests of a file of the app', () => {
  expect(names(['src/domain/plural.ts'])).toEqual([
    'types of the app',
    'jest: 1 file',
    'oxlint',
    'oxfmt',
    'dependency-cruiser',
    'citations',
    'folder sizes',
    'words',
    'raw values',
  ])
})

it('only formats a page of the docs, and lints a sheet of styles', () => {
  expect(names(['docs/native.md'])).toEqual(['oxfmt'])
  expect(names(['src/kit/icon.scss'])).toEqual(['oxfmt', 'stylelint', 'raw values'])
})

it('checks native types where React Native is installed', () => {
  expect(names(['src/kit/icon.rn.tsx'])).toContain('types of the native app')
  expect(names(['src/kit/icon.rn.tsx'], { hasNative: false })).not.toContain('types of the native app')
})

it('checks the types of what a setting of the compiler is for', () => {
  expect(names(['tsconfig.server.json'])).toEqual(['types of the server', 'types of the tests', 'oxfmt'])
  expect(names(['tsconfig.json']).filter((name) => name.startsWith('types'))).toHaveLength(5)
})

it('plays the contract of a call whose handler changed', () => {
  const task = tasks(['server/areas/cart/handlers.ts']).at(-1)
  expect(task).toMatchObject({ name: 'contract: 1 file' })
  expect(task?.args).toContain('tests/contract/cart.contract.ts')
})

it('takes the nearest 80 tests and says so, unless all are asked for', () => {
  const near = tasks(['src/domain/base.ts']).find(({ name }) => name.startsWith('jest'))
  expect(near?.name).toBe('jest: the nearest 80 of 90 files')
  expect(near?.args).toContain('src/features/a/t89.test.ts')
  expect(names(['src/domain/base.ts'], { all: true })).toContain('jest: 90 files')
})

it('still checks what is left when a file is gone', () => {
  expect(names([], { gone: ['src/domain/gone.ts'] })).toEqual(['types of the app', 'dependency-cruiser', 'raw values'])
})
