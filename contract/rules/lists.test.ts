import { one, zip } from './lists'

describe('one', () => {
  it('answers the first', () => {
    expect(one([7])).toBe(7)
    expect(one([0, 1])).toBe(0)
  })

  it('throws for an empty list', () => {
    expect(() => one([])).toThrow(RangeError)
  })
})

describe('zip', () => {
  it('pairs elements at the same index', () => {
    expect(zip(['a', 'b'], [1, undefined])).toEqual([
      ['a', 1],
      ['b', undefined],
    ])
    expect(zip([], [])).toEqual([])
  })

  it('throws when one list is longer', () => {
    expect(() => zip([1], [])).toThrow(RangeError)
    expect(() => zip([], [1])).toThrow(RangeError)
  })
})
