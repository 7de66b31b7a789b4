import { contrast, flat, over } from './contrast'

it('reads colours as React Native sends them', () => {
  expect(flat(0xff102030)).toEqual([16, 32, 48, 1])
  expect(flat(-1)).toEqual([255, 255, 255, 1])
  expect(flat(0x00ffffff)).toEqual([255, 255, 255, 0])
  expect(flat('#ffffff')).toBeNull()
})

it('computes the contrasts of the examples in WCAG', () => {
  const [black, white, grey] = [flat(0xff000000), flat(0xffffffff), flat(0xff767676)]
  if (!black || !white || !grey) throw new Error('no colours')
  expect(contrast(black, white)).toBeCloseTo(21)
  expect(contrast(white, white)).toBe(1)
  expect(contrast(grey, white)).toBeCloseTo(4.54, 2)
  expect(over([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1])
})
