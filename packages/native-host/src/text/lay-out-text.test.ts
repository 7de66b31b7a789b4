import { widthOf } from './advance'
import { ALL_LINES, layOutText, type TextRun } from './lay-out-text'

const look = { fontSize: 10, bold: false, letterSpacing: 0 }
const run = (text: string, lineHeight?: number): TextRun => ({
  text,
  look,
  tag: 1,
  ...(lineHeight === undefined ? {} : { lineHeight }),
})
const words = (lines: ReturnType<typeof layOutText>['lines']) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))

describe('a text in lines', () => {
  it('stays on one line while it fits', () => {
    const { lines, width, height } = layOutText([run('one two', 14)], Number.POSITIVE_INFINITY, ALL_LINES)
    expect(words(lines)).toEqual(['one two'])
    expect(width).toBeCloseTo(widthOf('one two', look))
    expect(height).toBe(14)
  })

  it("breaks before the word that does not fit; the space at the line's end has no width", () => {
    const { lines, height } = layOutText([run('one two three', 14)], widthOf('one two', look), ALL_LINES)
    expect(words(lines)).toEqual(['one two ', 'three'])
    expect(height).toBe(28)
  })

  it('breaks a word that is wider than the line between its letters', () => {
    const { lines } = layOutText([run('mmmm')], widthOf('mm', look), ALL_LINES)
    expect(words(lines)).toEqual(['mm', 'mm'])
  })

  it('is truncated after its maximum number of lines', () => {
    const { lines, cut } = layOutText([run('one two three')], widthOf('three', look), { lines: 2, end: 'ellipsis' })
    expect(lines).toHaveLength(2)
    expect(cut).toBe(true)
  })

  it('places a box among the letters', () => {
    const box: TextRun = { text: '', look, tag: 7, box: { width: 20, height: 30 } }
    const { width, height } = layOutText([run('ab', 14), box], Number.POSITIVE_INFINITY, ALL_LINES)
    expect(width).toBeCloseTo(widthOf('ab', look) + 20)
    expect(height).toBe(30)
  })

  it('gives an empty line after a line feed its height', () => {
    expect(layOutText([run('a\n', 14)], 100, ALL_LINES).height).toBe(28)
  })
})
