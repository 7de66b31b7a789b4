import { readPosition, Trail } from './lag'

it.each([
  ['0/0', 0n],
  ['0/3000148', 0x3000148n],
  ['1A/FF', 0x1a000000ffn],
])('reads the position %s', (text, position) => {
  expect(readPosition(text)).toBe(position)
})

it.each(['', '3000148', '0/xyz', '0/1/2'])('is no position: %j', (text) => {
  expect(() => readPosition(text)).toThrow('is no position')
})

describe('the lag of a replica', () => {
  const trail = new Trail()
  for (const second of [0, 1, 2, 3]) trail.add(second * 1_000, BigInt(second * 100))

  it('is nothing with the newest position', () => {
    expect(trail.lagOf(300n, 3_500)).toBe(0)
    expect(trail.lagOf(999n, 3_500)).toBe(0)
  })

  it('is the time since the primary was where it is', () => {
    expect(trail.lagOf(299n, 3_500)).toBe(1_500)
    expect(trail.lagOf(100n, 3_500)).toBe(2_500)
  })

  it('has no end when it lacks all that is known, or nothing is', () => {
    expect(trail.lagOf(-1n, 3_500)).toBe(Infinity)
    expect(new Trail().lagOf(5n, 0)).toBe(Infinity)
  })

  it('forgets what is older than a minute, but for an idle primary', () => {
    const idle = new Trail()
    idle.add(0, 5n)
    idle.add(70_000, 5n)
    expect(idle.lagOf(4n, 70_000)).toBe(Infinity)
    expect(idle.lagOf(5n, 70_000)).toBe(0)
  })
})
