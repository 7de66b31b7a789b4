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

describe('two readings of parts of a page', () => {
  it('are one from the first row to the last, each once, when they overlap', () => {
    expect(namesOf(joined(rows('1', '2', '3'), rows('2', '3', '4', '5')))).toBe('1 2 3 4 5')
  })

  it('have what stands after the list at their end', () => {
    const whole = joined([...rows('1', '2'), foot], [...rows('2', '3'), foot])
    expect(namesOf(joined(whole, [...rows('3', '4'), foot]))).toBe('1 2 3 4 Pay')
  })

  it('keep two rows that say the same in different places', () => {
    expect(joined([row('Free', 20)], [row('Free', 20), row('Free', 40)])).toHaveLength(2)
  })

  it('keep two equal pieces that lie over each other', () => {
    const two = [row('Free', 20), row('Free', 20)]
    expect(joined(two, two)).toEqual(two)
  })

  it('put what was not mounted before where it stands in the page', () => {
    expect(namesOf(joined(rows('1', '4'), rows('1', '2', '3', '4')))).toBe('1 2 3 4')
  })
})
