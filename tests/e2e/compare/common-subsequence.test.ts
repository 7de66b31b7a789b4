import { commonSubsequence } from './common-subsequence'

const common = (left: string, right: string) =>
  commonSubsequence([...left], [...right], (a, b) => a === b)
    .map(([index]) => left[index])
    .join('')

describe('the longest common subsequence of two lists', () => {
  it('has all members of two equal lists', () => {
    expect(common('abc', 'abc')).toBe('abc')
  })

  it('is empty for lists without a common member, and for an empty list', () => {
    expect(common('abc', 'xyz')).toBe('')
    expect(common('', 'abc')).toBe('')
  })

  it('skips members that only one list has', () => {
    expect(common('abxcd', 'ybcdz')).toBe('bcd')
  })

  it('has the longest common order if members changed places', () => {
    expect(common('abcd', 'dabc')).toBe('abc')
  })

  it('has the positions of the common members in each list', () => {
    expect(commonSubsequence(['x', 'a'], ['a', 'y'], (a, b) => a === b)).toEqual([[1, 0]])
  })
})
