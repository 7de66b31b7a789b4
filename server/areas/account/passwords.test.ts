import { verify } from '@node-rs/argon2'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})

type Passwords = typeof import('./passwords')

const REAL_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/
const PASSWORD = 'correct horse 9'

/** Each test has the module as a process finds it. */
let passwords: Passwords
beforeEach(() => {
  jest.isolateModules(() => {
    passwords = jest.requireActual<Passwords>('./passwords')
  })
})

it('keeps a password as an argon2id hash of the cost that OWASP asks for, with a salt of its own', async () => {
  const [one, other] = await Promise.all([passwords.hashPassword(PASSWORD), passwords.hashPassword(PASSWORD)])
  expect([one, other]).toEqual([expect.stringMatching(REAL_COST), expect.stringMatching(REAL_COST)])
  expect(one).not.toBe(other)
})

it('takes the password, and nothing that differs from it', async () => {
  const kept = await passwords.hashPassword(PASSWORD)
  const tries = [PASSWORD, 'Correct horse 9', `${PASSWORD} `, '']
  expect(await Promise.all(tries.map((each) => passwords.isPassword(kept, each)))).toEqual([true, false, false, false])
})

it.each([null, ''])('does the work of a check without a hash (%j), and takes no password', async (none) => {
  jest.mocked(verify).mockClear()
  expect(await passwords.isPassword(none, 'nobody has this password')).toBe(false)
  expect(jest.mocked(verify).mock.calls).toEqual([[expect.stringMatching(REAL_COST), 'nobody has this password']])
})

it('is cheap where the suite’s server asks for it', async () => {
  passwords.hashCheaply({ NODE_ENV: 'test' })
  const kept = await passwords.hashPassword(PASSWORD)
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
  expect(await passwords.isPassword(kept, PASSWORD)).toBe(true)
})

it.each(['production', 'development', undefined])('is never cheap with NODE_ENV=%s', async (NODE_ENV) => {
  expect(() => passwords.hashCheaply({ NODE_ENV })).toThrow(RangeError)
  expect(await passwords.hashPassword(PASSWORD)).toMatch(REAL_COST)
})
