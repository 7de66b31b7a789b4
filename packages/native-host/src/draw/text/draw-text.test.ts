import { drawn, INK, WHITE, type Drawing, type Rgb } from '../../../test/support/drawn'
import { words, type Sketch } from '../../../test/support/make-tree'
import { widthOf } from '../../text/advance'

const SIZE = 20
const look = { fontSize: SIZE, bold: false, letterSpacing: 0 }
const inBox = (sketch: Sketch, width = 300): Sketch => ({
  props: { position: 'absolute', left: 10, top: 10, width },
  children: [sketch],
})
const text = (letters: string, props: object = {}) => words(letters, { fontSize: SIZE, lineHeight: 30, ...props })

/** The first and the last column with ink in the given rows. */
function reach({ inked }: Drawing, top: number, height: number): readonly [from: number, to: number] {
  const columns = [...Array(375).keys()].filter((x) => inked(x, top, 1, height) > 0)
  return [columns[0] ?? -1, columns[columns.length - 1] ?? -1]
}

function reddest({ at }: Drawing): Rgb {
  const points = [...Array(30).keys()].flatMap((y) => [...Array(100).keys()].map((x) => at(x + 10, y + 10)))
  return points.reduce((best, each) => (each[0] - each[1] > best[0] - best[1] ? each : best), WHITE)
}

describe('a drawn text', () => {
  it('is as wide as measured, and inside its line', async () => {
    const drawing = await drawn([inBox(text('Add to cart'))])
    const [from, to] = reach(drawing, 10, 30)
    expect(from).toBeGreaterThanOrEqual(9)
    expect(Math.abs(to - 10 - widthOf('Add to cart', look))).toBeLessThan(3)
    expect(drawing.inked(0, 0, 375, 10)).toBe(0)
    expect(drawing.inked(0, 41, 375, 100)).toBe(0)
  })

  it.each(['购物车', 'ตะกร้า', 'カート'])('draws %s as wide as it was measured', async (letters) => {
    const [, to] = reach(await drawn([inBox(text(letters))]), 10, 30)
    expect(Math.abs(to - 10 - widthOf(letters, look))).toBeLessThan(5)
  })

  it('is aligned to its side or its middle', async () => {
    const [left] = reach(await drawn([inBox(text('Tea', { textAlign: 'right' }))]), 10, 30)
    expect(Math.abs(left - 310 + widthOf('Tea', look))).toBeLessThan(3)
    const [from, to] = reach(await drawn([inBox(text('Tea', { textAlign: 'center' }))]), 10, 30)
    expect(Math.abs((from + to) / 2 - 160)).toBeLessThan(2)
  })

  it('has the colour of its span, or of the text around it', async () => {
    const span = (props: Readonly<Record<string, unknown>>): Sketch => ({
      name: 'RCTText',
      props: { fontSize: SIZE, color: INK.red },
      children: [{ name: 'RCTVirtualText', props, children: [{ name: 'RCTRawText', props: { text: 'MMMM' } }] }],
    })
    expect(reddest(await drawn([inBox(span({}))]))).toEqual([255, 0, 0])
    expect(reddest(await drawn([inBox(span({ color: INK.blue }))]))).toEqual(WHITE)
  })

  it('is heavier when it is bold', async () => {
    const regular = await drawn([inBox(text('Tea'))])
    const bold = await drawn([inBox(text('Tea', { fontWeight: '700' }))])
    expect(bold.inked(0, 0, 200, 50)).toBeGreaterThan(regular.inked(0, 0, 200, 50))
  })

  it('is underlined, or struck through, over its width', async () => {
    const width = Math.floor(widthOf('oo oo', look)) - 2
    const rows = (drawing: Drawing) => [...Array(40).keys()].filter((y) => drawing.inked(11, y, width, 1) === width)
    const [plain, under, through] = await Promise.all([
      drawn([inBox(text('oo oo'))]),
      drawn([inBox(text('oo oo', { textDecorationLine: 'underline' }))]),
      drawn([inBox(text('oo oo', { textDecorationLine: 'line-through' }))]),
    ])
    expect(rows(plain)).toEqual([])
    expect(rows(under)[0]).toBeGreaterThan(30)
    expect(rows(through)[0]).toBeLessThan(30)
  })

  it('is truncated after its lines, with an ellipsis inside its box', async () => {
    const long = 'a name of a product that is much too long for two lines'
    const drawing = await drawn([inBox(text(long, { numberOfLines: 2 }), 150)])
    expect(drawing.inked(0, 72, 375, 200)).toBe(0)
    const [, to] = reach(drawing, 40, 30)
    expect(to).toBeLessThan(160)
    expect(to).toBeGreaterThan(130)
    // three dots on the baseline, and nothing above them
    expect(drawing.inked(to - 14, 40, 15, 14)).toBe(0)
    expect(drawing.inked(to - 14, 54, 15, 14)).toBeGreaterThan(3)
  })
})

describe('a drawn input', () => {
  const input = (props: object): Sketch => ({
    name: 'AndroidTextInput',
    props: { position: 'absolute', left: 10, top: 10, width: 100, height: 60, fontSize: SIZE, ...props },
  })

  it('shows its text vertically centred and clipped at its sides', async () => {
    const drawing = await drawn([input({ text: 'much more than the input has room for' })])
    expect(drawing.inked(0, 25, 375, 30)).toBeGreaterThan(100)
    expect(drawing.inked(0, 0, 375, 25)).toBe(0)
    expect(drawing.inked(110, 0, 200, 100)).toBe(0)
  })

  it('shows the placeholder in its colour while it is empty', async () => {
    const hint = { placeholder: 'Name', placeholderTextColor: INK.red }
    expect(reddest(await drawn([input({ ...hint, text: '' })]))).toEqual([255, 0, 0])
    expect(reddest(await drawn([input({ ...hint, text: 'Kim' })]))).toEqual(WHITE)
  })

  it('hides a password', async () => {
    const secret = await drawn([input({ text: 'iiii', secureTextEntry: true })])
    const open = await drawn([input({ text: '••••' })])
    expect(secret.inked(0, 0, 200, 100)).toBe(open.inked(0, 0, 200, 100))
  })
})
