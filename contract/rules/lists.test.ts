import { at, one, zip } from './lists'

describe('one', () => {
  it('answers the first', () => {
    expect(one([7])).toBe(7)
    expect(one([0, 1])).toBe(0)
  })

  it('throws for an empty list', () => {
    expect(() => one([])).toThrow(RangeError)
  })
})

describe('at', () => {
  it('answers the element at an index', () => {
    expect(at([7, 8], 1)).toBe(8)
    expect(at([7, 0], 1)).toBe(0)
  })

  it('throws where nothing is', () => {
    expect(() => at([7], 1)).toThrow(RangeError)
    expect(() => at([7], -1)).toThrow(RangeError)
    expect(() => at([], 0)).toThrow(RangeError)
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
