import { askSecondFactor, setSecondFactorAsk } from './second-factor'

afterEach(() => setSecondFactorAsk(null))

it('asks once for several calls, and again for later ones', async () => {
  const asked: boolean[] = []
  setSecondFactorAsk((enrolled) => {
    asked.push(enrolled)
    return Promise.resolve(true)
  })
  expect(await Promise.all([askSecondFactor(true), askSecondFactor(true)])).toEqual([true, true])
  expect(await askSecondFactor(false)).toBe(true)
  expect(asked).toEqual([true, false])
})

it('says no where nobody can ask', async () => {
  expect(await askSecondFactor(true)).toBe(false)
})
