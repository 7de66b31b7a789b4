import { apply, compose, invert, moved, transformOf } from './transform'

const size = { width: 100, height: 50 }
const at = (transform: unknown, x: number, y: number) => {
  const point = apply(transformOf(transform, size), x, y)
  return [Math.round(point.x * 1000) / 1000, Math.round(point.y * 1000) / 1000]
}

describe('a transform', () => {
  it('translates by px and by fractions of the view', () => {
    expect(at([{ translateX: 10 }, { translateY: '50%' }], 0, 0)).toEqual([10, 25])
  })

  it('scales about the centre', () => {
    expect(at([{ scale: 0.5 }], 0, 0)).toEqual([25, 12.5])
    expect(at([{ scale: 0.5 }], 50, 25)).toEqual([50, 25])
  })

  it('rotates clockwise, in degrees or radians', () => {
    expect(at([{ rotate: '90deg' }], 100, 25)).toEqual([50, 75])
    expect(at([{ rotate: `${Math.PI / 2}rad` }], 100, 25)).toEqual([50, 75])
  })

  it('applies the steps in the order of the list', () => {
    expect(at([{ translateX: 10 }, { scale: 2 }], 50, 25)).toEqual([60, 25])
    expect(at([{ scale: 2 }, { translateX: 10 }], 50, 25)).toEqual([70, 25])
  })

  it('has an inverse, unless it scales to 0', () => {
    const map = compose(moved(5, 6), transformOf([{ rotate: '30deg' }, { scale: 3 }], size))
    const back = invert(map)
    const point = back && apply(back, ...(Object.values(apply(map, 7, 8)) as [number, number]))
    expect(point?.x).toBeCloseTo(7)
    expect(point?.y).toBeCloseTo(8)
    expect(invert(transformOf([{ scale: 0 }], size))).toBeNull()
  })
})
