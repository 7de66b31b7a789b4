import { cacheControl, sharedLanguage } from './shared-answers'

const now = new Date('2026-03-01T12:00:00.000Z')
const in_ = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const times = (control: string) =>
  [...control.matchAll(/(s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, , n]) => Number(n))

describe('the cache-control of a shared answer [wire.shared]', () => {
  it('has it kept by caches that many share, and asked for again by browsers', () => {
    expect(cacheControl({ seconds: 60 }, now, null)).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=600',
    )
  })

  it.each([
    [3_600, [60, 300]],
    [100, [60, 40]],
    [60, [60, 0]],
    [20.9, [20, 0]],
    [0.4, [0, 0]],
    [-5, [0, 0]],
  ])('ends with what it says: in %d s', (left, expected) => {
    expect(times(cacheControl({ seconds: 60 }, now, in_(left)))).toEqual(expected)
  })
})

describe('the language of a shared answer', () => {
  it('is that of the address, and nothing else makes an answer shared', () => {
    const asked = (query: unknown, shared: { seconds: number } | undefined = { seconds: 60 }) =>
      sharedLanguage(shared, { query })
    expect(asked({ lang: 'th' })).toBe('th')
    expect([asked({}), asked({ lang: 'xx' }), asked({ lang: '' }), asked({ lang: ['th', 'en'] })]).toEqual(
      Array(4).fill(null),
    )
    expect(sharedLanguage(undefined, { query: { lang: 'th' } })).toBeNull()
  })
})
