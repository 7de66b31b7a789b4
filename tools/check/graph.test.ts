import { distances, importers, importsOf } from './graph.mjs'

const FILES: Record<string, string> = {
  'src/a.ts': '',
  'src/b.h5.ts': "import { a } from './a'",
  'src/c.tsx': "import { b } from '@/b'",
  'src/c.test.tsx': "const c = await import('./c')",
  'src/types.ts': "import type { A } from './a'",
  'contract/index.ts': "export * from './money'",
  'contract/money.ts': '',
  'server/pay.ts': "import '@contract/money'",
  'server/all.ts': "import { money } from '../contract'",
}
const by = importers(Object.keys(FILES), (file: string) => FILES[file] ?? '')
const reached = (...files: string[]) => Object.fromEntries(distances(files, by))

it('reads all kinds of import, and not those of types', () => {
  const text = `
    import a from 'a'; export { b } from 'b'; import type { T } from 't'; const c = require('c')
    const d = import('d'); jest.requireActual<typeof e>('e')
    // import no from 'no'`
  expect(importsOf(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('counts the imports between a file and those that reach it, whatever target they are for', () => {
  expect(reached('src/a.ts')).toEqual({ 'src/a.ts': 0, 'src/b.h5.ts': 1, 'src/c.tsx': 2, 'src/c.test.tsx': 3 })
})

it('finds what an alias and a folder stand for', () => {
  expect(reached('contract/money.ts')).toEqual({
    'contract/money.ts': 0,
    'contract/index.ts': 1,
    'server/pay.ts': 1,
    'server/all.ts': 2,
  })
})

it('stops where the way is not to lead on', () => {
  const found = distances(['src/a.ts'], by, (file: string) => file !== 'src/b.h5.ts')
  expect([...found.keys()]).toEqual(['src/a.ts', 'src/b.h5.ts'])
})

it('takes the nearest of several changed files', () => {
  expect(reached('src/a.ts', 'src/c.tsx')).toMatchObject({ 'src/c.test.tsx': 1 })
})
