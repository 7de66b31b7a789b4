import { dealt } from './dealt'

const all = Array.from({ length: 150 }, (_, index) => ({ name: `call${index}` }))
const on = (DATABASE_URL: string, SOUK_SEED = '7') => ({ SOUK_DEAL: '1', SOUK_SEED, DATABASE_URL }) as const
const names = (cases: readonly { name: string }[]) => cases.map(({ name }) => name)

it('gives each case to one of the two engines, about one in four to the embedded one', () => {
  const [embedded, postgres] = [dealt('missing', all, on('')), dealt('missing', all, on('postgres://x'))]
  expect([...names(embedded), ...names(postgres)].sort()).toEqual(names(all).sort())
  expect(embedded.length).toBeGreaterThan(15)
  expect(embedded.length).toBeLessThan(60)
})

it('deals the same cases with the same seed, and others with another seed or for another test', () => {
  const first = names(dealt('missing', all, on('')))
  expect(names(dealt('missing', all, on('')))).toEqual(first)
  expect(names(dealt('missing', all, on('', '8')))).not.toEqual(first)
  expect(names(dealt('odd texts', all, on('')))).not.toEqual(first)
})

it('keeps all cases if dealing is off', () => {
  expect(dealt('missing', all, { SOUK_SEED: '7' })).toEqual(all)
})

it('refuses to deal without a seed, because the engines would not share one', () => {
  expect(() => dealt('missing', all, { SOUK_DEAL: '1' })).toThrow(RangeError)
})
