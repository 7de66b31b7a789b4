import { differences } from './differences'
import type { Box, Kind, Piece, Reading } from './reading'

const MENU: Box = { left: 281, top: 2, width: 87, height: 32 }
const screen = { name: 'pay', width: 375, target: 'weapp', menu: MENU } as const
const box = (left: number, top: number, width = 100, height = 20): Box => ({ left, top, width, height })
const piece = (kind: Kind, name: string, at: Box): Piece => ({ kind, name, box: at, foot: false })
const text = (name: string, at: Box): Piece => piece('text', name, at)
const reading = (...pieces: Piece[]): Reading => ({ words: pieces.map(({ name }) => name).join(''), pieces, bar: 60 })
const between = (h5: Reading, weapp: Reading) => differences(screen, h5, weapp)

describe('differences between two readings of a screen', () => {
  it('are none if everything is within 8 px of its place in the web app', () => {
    const there = reading(text('Total', box(16, 300)), piece('icon', '', box(16, 340, 20)))
    const here = reading(text('Total', box(24, 292, 108, 28)), piece('icon', '', box(18, 340, 20)))
    expect(between(there, here)).toEqual([])
  })

  it.each([
    ['further right', box(25, 300)],
    ['lower', box(16, 309)],
    ['wider', box(16, 300, 109)],
    ['higher', box(16, 300, 100, 29)],
  ])('name what is %s by 9 px, with both boxes', (_, at) => {
    const [line] = between(reading(text('Total', box(16, 300))), reading(text('Total', at)))
    expect(line).toBe(`pay: text "Total" h5 (16,300,100,20) weapp (${at.left},${at.top},${at.width},${at.height})`)
  })

  it('include elements that only one side has', () => {
    const there = reading(text('Total', box(16, 300)), piece('press', 'pay-submit', box(16, 700)))
    const here = reading(text('Total', box(16, 300)), piece('press', 'pay-later', box(16, 700)))
    expect(between(there, here).slice(0, 2)).toEqual([
      'pay: press "pay-submit" h5 (16,700,100,20) weapp missing',
      'pay: press "pay-later" h5 missing weapp (16,700,100,20)',
    ])
  })

  it('include texts in another order', () => {
    const [one, two] = [text('One', box(16, 300)), text('Two', box(16, 300))]
    expect(between(reading(one, two), reading(two, one))).toContain('pay: text "One" h5 missing weapp (16,300,100,20)')
  })

  it('include an unnamed picture that is in another place in the web app', () => {
    const lines = between(reading(piece('picture', '', box(16, 300))), reading(piece('picture', '', box(16, 400))))
    expect(lines).toHaveLength(2)
  })

  it('include words outside text components', () => {
    const same = reading(text('Total', box(16, 300)))
    expect(between(same, { ...same, words: 'TotalFree' })).toEqual(['pay: words h5 "Total" weapp "TotalFree"'])
  })

  it('do not include a bar that avoids the host’s menu, by the width of the menu', () => {
    const title = (width: number) => reading(text('Payment', box(48, 14, width, 24)))
    expect(between(title(279), title(185))).toEqual([])
    expect(between(title(279), title(170))).toHaveLength(1)
    expect(between(title(185), title(279))).toHaveLength(1)
  })

  it('include the same shift below the menu', () => {
    const below = (width: number) => reading(text('Payment', box(48, 60, width, 24)))
    expect(between(below(279), below(185))).toHaveLength(1)
  })

  it('do not include the shift of elements below a bar of the host’s height, except at the lower edge', () => {
    const there = reading(text('Total', box(16, 300)), { ...text('Pay', box(16, 700)), foot: true })
    const risen = reading(text('Total', box(16, 284)), { ...text('Pay', box(16, 700)), foot: true })
    expect(between(there, { ...risen, bar: 44 })).toEqual([])
    expect(between(there, { ...there, bar: 44 })).toEqual([
      'pay: text "Total" h5 (16,300,100,20) weapp (16,300,100,20)',
    ])
    expect(between(there, { ...risen, bar: 50 })).toHaveLength(1)
  })

  it('include the missing box of a text inside a text in the mini-program, but not in the native app', () => {
    const sign: Piece = { ...text('$', box(16, 300, 8)), inline: true }
    const there = { ...reading(text('$10', box(16, 300)), sign), words: '$10' }
    const here = reading(text('$10', box(16, 300)))
    expect(differences({ name: 'pay', width: 375, target: 'android' }, there, here)).toEqual([])
    expect(between(there, here)).toEqual(['pay: text "$" h5 (16,300,8,20) weapp missing'])
  })

  it('include a menu’s or a lower bar’s shift in the native app', () => {
    const there = reading(text('Payment', box(48, 14, 279, 24)))
    const here = { ...reading(text('Payment', box(48, 14, 185, 24))), bar: 44 }
    expect(differences({ name: 'pay', width: 375, target: 'ios' }, there, here)).toEqual([
      'pay: text "Payment" h5 (48,14,279,24) ios (48,14,185,24)',
    ])
  })
})
