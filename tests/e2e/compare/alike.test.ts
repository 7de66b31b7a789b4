import { alike } from './alike'

const common = (left: string, right: string) =>
  alike([...left], [...right], (a, b) => a === b)
    .map(([index]) => left[index])
    .join('')

describe('what two lists share', () => {
  it('is all of two equal lists', () => {
    expect(common('abc', 'abc')).toBe('abc')
  })

  it('is nothing of lists without a common member, nor of an empty one', () => {
    expect(common('abc', 'xyz')).toBe('')
    expect(common('', 'abc')).toBe('')
  })

  it('skips what only one of them has, on either side', () => {
    expect(common('abxcd', 'ybcdz')).toBe('bcd')
  })

  it('is the longest order that both have when members changed places', () => {
    expect(common('abcd', 'dabc')).toBe('abc')
  })

  it('has the positions of the common members in each list', () => {
    expect(alike(['x', 'a'], ['a', 'y'], (a, b) => a === b)).toEqual([[1, 0]])
  })
})
