import { dealt } from './dealt'

const all = Array.from({ length: 150 }, (_, index) => ({ name: `call${index}` }))
const on = (DATABASE_URL: string, SOUK_SEED = '7') => ({ SOUK_DEAL: '1', SOUK_SEED, DATABASE_URL }) as const
const names = (cases: readonly { name: string }[]) => cases.map(({ name }) => name)

it('gives each case to one of the two engines, and neither much more than the other', () => {
  const [embedded, postgres] = [dealt('missing', all, on('')), dealt('missing', all, on('postgres://x'))]
  expect([...names(embedded), ...names(postgres)].sort()).toEqual(names(all).sort())
  expect(Math.abs(embedded.length - postgres.length)).toBeLessThan(40)
})

it('deals the same again with the same seed, and anew with another seed or for another test', () => {
  const first = names(dealt('missing', all, on('')))
  expect(names(dealt('missing', all, on('')))).toEqual(first)
  expect(names(dealt('missing', all, on('', '8')))).not.toEqual(first)
  expect(names(dealt('odd texts', all, on('')))).not.toEqual(first)
})

it('leaves all of them where nothing is dealt', () => {
  expect(dealt('missing', all, { SOUK_SEED: '7' })).toEqual(all)
})

it('refuses to deal without a seed, which the engines would not share', () => {
  expect(() => dealt('missing', all, { SOUK_DEAL: '1' })).toThrow(RangeError)
})
