import { isSameText } from './same-text'

describe('the same text', () => {
  it.each([
    ['', '', true],
    ['Bearer a', 'Bearer a', true],
    ['Bearer a', 'Bearer b', false],
    ['Bearer a', 'Bearer ab', false],
    // as many bytes, and as many characters
    ['é', 'ab', false],
    ['é', 'e', false],
    ['杯子', '杯子', true],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSameText(one, other)).toBe(same)
  })
})
