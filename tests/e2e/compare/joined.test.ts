import { joined } from './joined'
import type { Piece } from './reading'

const row = (name: string, top: number): Piece => ({
  kind: 'text',
  name,
  box: { left: 16, top, width: 100, height: 20 },
  foot: false,
})
const rows = (...names: string[]) => names.map((name) => row(name, Number(name) * 20))
const foot: Piece = { ...row('Pay', 700), foot: true }
const namesOf = (pieces: readonly Piece[]) => pieces.map(({ name }) => name).join(' ')

describe('two joined readings of parts of a page', () => {
  it('have each row once, from the first to the last, if they overlap', () => {
    expect(namesOf(joined(rows('1', '2', '3'), rows('2', '3', '4', '5')))).toBe('1 2 3 4 5')
  })

  it('have the elements after the list at their end', () => {
    const whole = joined([...rows('1', '2'), foot], [...rows('2', '3'), foot])
    expect(namesOf(joined(whole, [...rows('3', '4'), foot]))).toBe('1 2 3 4 Pay')
  })

  it('keep two rows with the same text in different places', () => {
    expect(joined([row('Free', 20)], [row('Free', 20), row('Free', 40)])).toHaveLength(2)
  })

  it('keep two equal elements in the same place', () => {
    const two = [row('Free', 20), row('Free', 20)]
    expect(joined(two, two)).toEqual(two)
  })

  it('have the upper part of a card, which is scrolled out, before the lower part', () => {
    const card = row('Card', 0)
    expect(namesOf(joined([card, ...rows('1')], [card, ...rows('2', '3')]))).toBe('Card 1 2 3')
  })

  it('insert newly mounted elements at their place in the page', () => {
    expect(namesOf(joined(rows('1', '4'), rows('1', '2', '3', '4')))).toBe('1 2 3 4')
  })
})
