import { breachesOf, isLoose, lowered, type Cap, type Counted } from './judge'

const cost = (pages: number, statements = 2, scans: string[] = []) => ({ pages, statements, scans })
const counted = (small: number, large: number, scans: string[] = []): Counted => ({
  name: 'list',
  small: cost(small),
  large: cost(large, 2, scans),
})
const CAP: Cap = { statements: 2, pages: 100, growth: 2 }

it('finds nothing while every figure is within its cap', () => {
  expect(breachesOf(counted(50, 100), CAP)).toEqual([])
  expect(breachesOf(counted(10, 90, ['skus']), { statements: 2, pages: 90, scans: ['skus'] })).toEqual([])
})

it('names each cap that is broken', () => {
  expect(breachesOf(counted(10, 101, ['skus']), { ...CAP, statements: 1 })).toEqual([
    'list: statements 2, at most 1',
    'list: pages 101, at most 100',
    'list: times the pages of a small shop 10.1, at most 2',
    'list: reads all of skus',
  ])
  expect(breachesOf(counted(1, 1), undefined)).toEqual(['list: has no cap in tests/scale/caps.json'])
})

describe('a cap with a goal', () => {
  const waiting: Cap = { statements: 6, pages: 9_000, scans: ['products', 'skus'], until: 'indexes', goal: CAP }

  it('goes down to the cost with some slack, and up never', () => {
    expect(lowered(counted(100, 300, ['skus']), waiting)).toEqual({ ...waiting, pages: 330, scans: ['skus'] })
    expect(lowered(counted(100, 9_500, ['products', 'skus']), waiting)).toEqual(waiting)
    expect(lowered(counted(10, 20), CAP)).toEqual(CAP)
  })

  it('is its goal once that is reached', () => {
    expect(lowered(counted(50, 99), waiting)).toEqual(CAP)
    expect(lowered(counted(50, 99, ['skus']), waiting)).not.toEqual(CAP)
  })

  it('is loose when it is twice as high as it has to be, or when the goal is reached', () => {
    expect(isLoose(counted(10, 4_499), waiting)).toBe(true)
    expect(isLoose(counted(10, 4_500), waiting)).toBe(false)
    expect(isLoose(counted(60, 100), { ...waiting, pages: 150 })).toBe(true)
    expect(isLoose(counted(1, 1), CAP)).toBe(false)
  })
})
