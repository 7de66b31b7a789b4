import { deadExports } from './find-dead-exports.mjs'

const dead = (files: Record<string, string>) =>
  deadExports(new Map(Object.entries(files)), (file) => file.startsWith('src/')).map(({ name }) => name)

describe('dead exports', () => {
  it('are those that no file imports', () => {
    const files = {
      'src/a.ts': 'export const used = 1\nexport const unused = 2\nexport type Unused = string',
      'src/b.ts': "import { used } from './a'\nexport default used",
    }
    expect(dead(files)).toEqual(['unused', 'Unused'])
  })

  it('are not told from their namesakes by the name alone', () => {
    const files = {
      'src/a.ts': 'export const name = 1',
      'src/b.ts': 'export const name = 2',
      'tests/c.ts': "import { name } from '@/b'",
    }
    expect(dead(files)).toEqual(['name'])
  })

  it.each([
    ['as another name', "import { a as other } from './a'"],
    ['as a whole', "import * as all from './a'"],
    ['when it runs', "const all = import('./a')"],
    ['by require', "const { a } = require('./a')"],
    ['as a type', "type A = import('./a').a"],
    ['to export it again', "export { a } from './a'"],
    ['for one target', "import { a } from './a.rn'"],
  ])('are not those that are imported %s', (_how, text) => {
    expect(dead({ 'src/a.rn.ts': 'export const a = 1', 'src/b.ts': text })).toEqual([])
  })
})
