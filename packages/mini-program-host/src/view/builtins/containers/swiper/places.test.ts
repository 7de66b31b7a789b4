import { placesOf, restOn } from './places'

it('puts items one after the other, and wraps around in a circular swiper', () => {
  expect(placesOf(3, 1, false)).toEqual([-1, 0, 1])
  expect(placesOf(3, 2, true)).toEqual([1, -1, 0])
  expect(placesOf(2, 1, true)).toEqual([1, 0])
})

it('stops at the nearest existing item', () => {
  expect(restOn(2.6, 3, 1, false)).toBe(2)
  expect(restOn(-0.7, 3, 1, false)).toBe(0)
  expect(restOn(-1, 3, 1, true)).toBe(2)
  expect(restOn(3, 5, 3, false)).toBe(2)
  expect(restOn(4, 0, 1, false)).toBe(0)
})
