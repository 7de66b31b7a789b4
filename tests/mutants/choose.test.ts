import { choose } from './choose'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

describe('choosing by seed', () => {
  it('draws the same for the same seed, and something else for another', () => {
    expect(choose(LETTERS, 10, 7)).toEqual(choose(LETTERS, 10, 7))
    expect(choose(LETTERS, 10, 7)).not.toEqual(choose(LETTERS, 10, 8))
  })

  it('draws nothing twice, and at most all there is', () => {
    expect(new Set(choose(LETTERS, 20, 1)).size).toBe(20)
    expect(choose(LETTERS, 99, 1).sort()).toEqual(LETTERS)
  })

  it('comes by everything when the seeds go on', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, seed) => choose(LETTERS, 1, seed)[0]))
    expect(drawn.size).toBe(LETTERS.length)
  })
})
