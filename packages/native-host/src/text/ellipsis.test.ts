import { widthOf } from './advance'
import { layOutText, type TextRun } from './lay-out-text'

const look = { fontSize: 10, bold: false, letterSpacing: 0 }
const run = (text: string): TextRun => ({ text, look, tag: 1 })
const last = (runs: readonly TextRun[], width: number, lines: number, end: 'ellipsis' | 'clip' = 'ellipsis') => {
  const layout = layOutText(runs, width, { lines, end })
  const line = layout.lines[layout.lines.length - 1]
  return { text: line?.pieces.map(({ text }) => text).join('') ?? '', width: line?.width ?? 0 }
}

describe('a text with too many lines', () => {
  it('fills its last line and ends with an ellipsis inside it', () => {
    const width = widthOf('one two', look)
    const { text, width: taken } = last([run('one two two three four')], width, 2)
    expect(text).toMatch(/^two th?r?…$/)
    expect(taken).toBeLessThanOrEqual(width)
  })

  it('breaks a word instead of leaving space', () => {
    expect(last([run('wonderful')], widthOf('wond…', look) + 0.1, 1).text).toBe('wond…')
  })

  it('continues with the spans of the next line', () => {
    expect(last([run('red '), run('teapots')], widthOf('red tea…', look) + 0.1, 1).text).toBe('red tea…')
  })

  it('ends with the ellipsis directly after its letters if a line feed follows', () => {
    expect(last([run('one \ntwo')], 200, 1).text).toBe('one…')
  })

  it('does not separate a letter from its marks', () => {
    const { text } = last([run('กำลังส่งสินค้า')], widthOf('กำลัง…', look) + 0.1, 1)
    expect(text).toBe('กำลัง…')
  })

  it('is only clipped with `clip`', () => {
    expect(last([run('one two three')], widthOf('three', look), 1, 'clip').text).toBe('one ')
  })

  it('is unchanged if it fits', () => {
    expect(last([run('one two')], 200, 1).text).toBe('one two')
  })
})
