import { SCRIPT_LETTERS } from './script-letters'
import { BOARD } from './board'
import { writtenName } from './written-name'

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.'-"]

it.each(['Al', 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Montgomery', 'QJgy jpqf'])(
  'writes %s on the board, in its middle',
  (name) => {
    const points = writtenName(name).flat()
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...xs)).toBeLessThanOrEqual(BOARD.width)
    expect(Math.max(...ys)).toBeLessThanOrEqual(BOARD.height)
    expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - BOARD.width / 2)).toBeLessThan(30)
  },
)

it('has a stroke for every letter of an English name', () => {
  expect(LETTERS.filter((letter) => writtenName(letter).length === 0)).toEqual([])
  expect(Object.keys(SCRIPT_LETTERS).sort()).toEqual([...LETTERS, ' '].sort())
})

it('writes different names differently, and omits what is not a letter', () => {
  expect(writtenName('Ada')).not.toEqual(writtenName('Adb'))
  expect(writtenName('')).toEqual([])
  expect(writtenName('  ')).toEqual([])
  expect(writtenName('แอน')).toEqual([])
  expect(writtenName('constructor')).toHaveLength(writtenName('constructorแ').length)
})
