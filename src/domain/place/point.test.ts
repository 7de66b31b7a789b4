import { asPoint, distanceKm, pointText, readPoint } from './point'

const LISBON = { lat: 38.72, lng: -9.13 }

describe('a point of a link', () => {
  it('is read from two plain numbers', () => {
    expect(readPoint('38.72', '-9.13')).toEqual(LISBON)
    expect(readPoint('-90', '180')).toEqual({ lat: -90, lng: 180 })
  })

  it.each([
    [undefined, '1'],
    ['1', undefined],
    ['', '1'],
    ['91', '0'],
    ['0', '180.5'],
    ['1e2', '0'],
    ['NaN', '0'],
    ['1,5', '0'],
    ['0x10', '0'],
    ['1 ', '0'],
  ])('is none when it is %j, %j', (lat, lng) => expect(readPoint(lat, lng)).toBeNull())

  it('is refused when the numbers are not on the earth', () => {
    for (const [lat, lng] of [
      ['1', 1],
      [NaN, 1],
      [1, Infinity],
      [1, null],
      [-90.1, 0],
    ])
      expect(asPoint(lat, lng)).toBeNull()
    expect(asPoint(1, 2)).toEqual({ lat: 1, lng: 2 })
  })
})

it('measures along the surface, also across the 180th meridian', () => {
  expect(distanceKm(LISBON, { lat: 41.15, lng: -8.61 })).toBeCloseTo(274, 0)
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111, 0)
  expect(distanceKm(LISBON, LISBON)).toBe(0)
})

it('writes a point with a metre’s exactness', () => {
  expect(pointText({ lat: 38.7222528, lng: -9 })).toBe('38.72225, -9.00000')
})
