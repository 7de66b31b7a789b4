import { BOARD, type Point } from './board'
import { clear, isSigned, penDown, penMove, strokesOf, undo, UNSIGNED } from './signature'

const draw = (...strokes: [Point, ...Point[]][]) =>
  strokes.reduce((signature, [first, ...rest]) => rest.reduce(penMove, penDown(signature, first)), UNSIGNED)
const at = (x: number, y = 100): Point => ({ x, y })

describe('a signature by pen', () => {
  it('is unsigned while the board is empty, and by dots and slips of the finger', () => {
    expect(isSigned(UNSIGNED)).toBe(false)
    expect(isSigned(draw([at(10)], [at(200)], [at(590)]))).toBe(false)
    expect(isSigned(draw([at(10), at(40)]))).toBe(false)
    expect(isSigned(draw([at(10), at(200)]))).toBe(true)
  })

  it('keeps the strokes apart, and takes the last one back', () => {
    const two = draw([at(10), at(100)], [at(20, 50), at(20, 150)])
    expect(two.strokes).toHaveLength(2)
    expect(undo(two).strokes).toEqual([[at(10), at(100)]])
    expect(undo(undo(undo(two))).strokes).toEqual([])
  })

  it('takes everything back', () => {
    const cleared = clear(draw([at(10), at(200)]))
    expect(cleared).toEqual(UNSIGNED)
    expect(clear({ by: 'keyboard', strokes: [], name: 'Ada' })).toEqual({ by: 'keyboard', strokes: [], name: '' })
  })

  it('leaves out what a trembling hand repeats, and what moves while no pen is down', () => {
    const once = draw([at(10)])
    expect(penMove(once, at(11))).toBe(once)
    expect(penMove(UNSIGNED, at(11))).toBe(UNSIGNED)
  })

  it('ends at the edge of the board', () => {
    const [stroke] = draw([at(-20, -5), at(900, 900)]).strokes
    expect(stroke).toEqual([at(0, 0), { x: BOARD.width, y: BOARD.height }])
  })
})

describe('a signature by keyboard', () => {
  const typed = (name: string) => ({ by: 'keyboard', strokes: [], name }) as const

  it('is signed by a whole English name', () => {
    expect(isSigned(typed(''))).toBe(false)
    expect(isSigned(typed('A'))).toBe(false)
    expect(isSigned(typed('แอน'))).toBe(false)
    expect(isSigned(typed(" Ana O'Neil-Silva Jr. "))).toBe(true)
  })

  it('shows the name, not what was drawn before', () => {
    const both = { ...draw([at(10), at(200)]), by: 'keyboard' as const, name: 'Ada' }
    expect(strokesOf(both)).not.toEqual(both.strokes)
    expect(strokesOf({ ...both, by: 'pen' })).toBe(both.strokes)
  })
})
