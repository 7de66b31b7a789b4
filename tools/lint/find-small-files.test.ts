import { smallFiles } from './find-small-files.mjs'

const lines = (count: number) => 'x\n'.repeat(count)
const of = (...files: readonly (readonly [string, number])[]) =>
  smallFiles(new Map(files.map(([file, count]) => [file, lines(count)])))

const FOUR = ['a', 'b', 'c', 'd'].map((name) => [`src/${name}.ts`, 15] as const)

it('allows a fifth of the files to be small', () => {
  expect(of(...FOUR, ['src/e.ts', 14]).tooMany).toBe(false)
  expect(of(...FOUR, ['src/e.ts', 14], ['src/f.tsx', 3])).toEqual({
    tooMany: true,
    share: '2 of 6 files of the app (33.3 %) have fewer than 15 lines',
  })
})

it('counts neither what a target needs nor drawings and tests', () => {
  const leaves = [['src/g.ts', 2] as const, ['src/g.rn.ts', 2] as const, ['src/h.weapp.tsx', 2] as const]
  const others = [['src/icon/glyphs/x.ts', 2] as const, ['src/a.test.ts', 2] as const, ['src/a.scss', 2] as const]
  expect(of(...FOUR, ...leaves, ...others).share).toMatch(/^0 of 4 /)
})
