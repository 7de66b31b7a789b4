import { rawStyles, rawWords } from './find-raw.mjs'

const linesOf = (found: { line: number }[]) => found.map(({ line }) => line)

describe('raw values in pages', () => {
  it('names the line of a raw colour', () => {
    expect(linesOf(rawStyles('.a {\n  color: #c2410c;\n  background-color: rgba(0, 0, 0, 0.5);\n}'))).toEqual([2, 3])
  })

  it('names the line of a raw size', () => {
    expect(linesOf(rawStyles('.a {\n  margin-top: 12px;\n  padding: $space-16 7.5px;\n}'))).toEqual([2, 3])
  })

  it('lets tokens, hairlines, zero, breakpoints and comments pass', () => {
    const source = [
      '// 12px wide, #fff',
      '/* #fff\n 3px */',
      '.a-12px { color: $ink; border-top-width: 1px; margin: 0px $space-8; }',
      '@media (min-width: 900px) {}',
      "const link = '#/pages/home/home'",
    ]
    expect(rawStyles(source.join('\n'))).toEqual([])
  })
})

describe('raw words in components', () => {
  it('finds text between tags, in braces and in spoken attributes', () => {
    const source =
      'const a = <View>\n  <Text>Add to cart</Text>\n  <Text>{\'Pay\'}</Text>\n  <Input placeholder="Name" />\n</View>'
    expect(linesOf(rawWords(source, 'a.tsx'))).toEqual([2, 3, 4])
  })

  it('lets names, ids, single letters and marks pass', () => {
    const source = '<View id="cart" className="cart__row">{t(\'cart.title\')} · x {count}</View>'
    expect(rawWords(source, 'a.tsx')).toEqual([])
  })
})
