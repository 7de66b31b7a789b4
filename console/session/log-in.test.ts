import { SUCCESS } from '@contract/base/codes'
import { logIn } from './log-in'
import { setSecondFactorAsk } from './second-factor'
import { session } from './session'

const answer = (code: number, data: unknown) => ({
  status: 200,
  json: () => Promise.resolve({ code, message: '', data }),
})
const LOGIN = answer(SUCCESS, { 'access-token': 'a', user: { role: 'operator', firstname: 'Olu' } })
const NEEDED = answer(2000018, { reason: 'second_factor', enrolled: true })
const DONE = answer(SUCCESS, { list: [] })

/** Answers the calls in turn, and returns their paths. */
function answering(...answers: object[]): string[] {
  const paths: string[] = []
  globalThis.fetch = ((path: string) => {
    paths.push(path)
    return Promise.resolve(answers.shift())
  }) as typeof fetch
  return paths
}

const { fetch: realFetch } = globalThis
afterEach(() => {
  globalThis.fetch = realFetch
  setSecondFactorAsk(null)
  session.end()
})

it('lets an operator in once the second factor was shown, and keeps nothing before [console.second-factor]', async () => {
  answering(LOGIN, NEEDED, DONE)
  const kept: (string | null)[] = []
  setSecondFactorAsk((enrolled) => {
    kept.push(`${enrolled}`, sessionStorage.getItem('souk.console.session'))
    expect(session.now()).toMatchObject({ token: 'a', waits: true })
    return Promise.resolve(true)
  })
  await logIn('olu@souk.test', 'three-small-goats')
  expect(kept).toEqual(['true', null])
  expect(session.now()).toEqual({ token: 'a', role: 'operator', name: 'Olu', shop: null })
})

it('logs out again where the question is closed [console.second-factor]', async () => {
  const paths = answering(LOGIN, NEEDED, DONE)
  setSecondFactorAsk(() => Promise.resolve(false))
  await logIn('olu@souk.test', 'three-small-goats')
  expect(session.now()).toBeNull()
  expect(paths.at(-1)).toContain('logout')
})

it('asks for none where the server does not, as in a demo shop', async () => {
  answering(LOGIN, DONE)
  await logIn('olu@souk.test', 'three-small-goats')
  expect(session.now()?.role).toBe('operator')
})
