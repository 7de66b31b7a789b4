import { baselineIn, normalHeight } from './line-metrics'

describe('the baseline of a line', () => {
  // seen in Chromium on Linux: from the line's top to the baseline
  const CHROMIUM: readonly (readonly [fontSize: number, lineHeight: number, baseline: number])[] = [
    [11, 16, 11],
    [15, 22, 15],
    [17, 24, 17],
  ]

  it.each(CHROMIUM)('matches Chromium for letters of %d px in a line of %d', (fontSize, lineHeight, baseline) => {
    expect(baselineIn(lineHeight, fontSize)).toBe(baseline)
  })

  it('matches the default line height', () => {
    expect(normalHeight(16)).toBe(18)
    expect(baselineIn(normalHeight(16), 16)).toBe(13)
  })
})
