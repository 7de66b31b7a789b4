import bidiFactory from 'bidi-js'
import { one } from '@contract/rules/lists'
import { fontOf } from './fonts'
import { directionOf, runsOf } from './runs'

const bidi = bidiFactory()
const drawn = (text: string) => runsOf(text, 'regular', directionOf(text))

/** The letters from left to right, as the library draws them. */
function leftToRight(text: string): string {
  const letters = drawn(text).flatMap(({ face, text: run }) =>
    fontOf(face)
      .layout(run, [])
      .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)),
  )
  return letters.join('')
}

describe('the runs of a line', () => {
  it('change with the script', () => {
    expect(runsOf('Souk 市場 ไทย', 'bold', 'ltr').map(({ face, text }) => [face, text])).toEqual([
      ['latin-bold', 'Souk '],
      ['han-bold', '市場 '],
      ['thai-bold', 'ไทย'],
    ])
  })

  it('have the direction of the first letter that has one', () => {
    expect(['12 דוד', 'Shop דוד', '12', ''].map(directionOf)).toEqual(['rtl', 'ltr', 'plain', 'plain'])
  })

  it('are plain where no letter can turn anything', () => {
    const turning = ['R', 'AL', 'AN', 'LRE', 'LRO', 'RLE', 'RLO', 'LRI', 'RLI', 'FSI']
    const points = Array.from({ length: 0x20_000 }, (_, point) => point).filter((point) => point >> 11 !== 0x1b)
    const letters = points.map((point) => String.fromCodePoint(point))
    const turned = letters.filter((letter) => turning.includes(bidi.getBidiCharTypeName(letter)))
    expect(turned.length).toBeGreaterThan(1_000)
    expect(turned.filter((letter) => directionOf(letter) === 'plain')).toEqual([])
    const text = 'Souk (12.5 kg), «café» 市場 ไทย — 3 × £4'
    expect(runsOf(text, 'regular', 'plain')).toEqual(runsOf(text, 'regular', 'ltr'))
  })

  it('are in the order in which a person reads names from right to left', () => {
    expect(leftToRight('אבג דה')).toBe('הד גבא')
    // numbers stay as they are, brackets are turned
    expect(leftToRight('אב 12 (גד)')).toBe('(דג) 12 בא')
    expect(leftToRight('Shop אב גד & Sons')).toBe('Shop דג בא & Sons')
    expect(leftToRight('Cup (Colour: אב גד) 2')).toBe('Cup (Colour: דג בא) 2')
    expect(leftToRight('א Souk 市場 ב')).toBe('ב Souk 市場 א')
  })

  it('keep Persian and Arabic digits in their order', () => {
    expect(leftToRight('۱۲۳ א')).toBe('א ۱۲۳')
    expect(leftToRight('٤٥ א')).toBe('א ٤٥')
  })

  it('join Arabic letters', () => {
    const { face, text } = one(drawn('محمد'))
    const joined = fontOf(face)
      .layout(text, [])
      .glyphs.map(({ id }) => id)
    const single = [...text].map((letter) => one(fontOf(face).layout(letter, []).glyphs).id)
    expect([face, joined.length]).toEqual(['arabic-regular', 4])
    expect([...joined].reverse().filter((id, index) => id === single[index])).toEqual([])
  })
})
