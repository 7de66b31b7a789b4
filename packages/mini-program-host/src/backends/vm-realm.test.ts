import { vmRealm } from './vm-realm'

const realm = vmRealm()
afterAll(() => realm.close())

const inRealm = (body: string, ...values: unknown[]) =>
  realm.compile(
    values.map((_, index) => `v${index}`),
    body,
    'test.js',
  )(...values)

test('copies are made of the objects of the realm, however deep, and share nothing', () => {
  const item = { a: 1 }
  const given = { list: [item], bytes: new Uint8Array([1, 2]).buffer }
  const copy = realm.copy(given)
  expect(inRealm('return v0 instanceof Object && v0.list instanceof Array && v0.list[0] instanceof Object', copy)).toBe(
    true,
  )
  item.a = 2
  expect(copy.list[0]?.a).toBe(1)
  expect([...new Uint8Array(copy.bytes)]).toEqual([1, 2])
})

test('functions stay the same', () => {
  const run = () => 1
  expect(realm.copy({ run }).run).toBe(run)
})

test('there is no way to compile text, and no name of Node or of the DOM', () => {
  const names = 'process require module Buffer global window document fetch URL console performance queueMicrotask'
  const seen = names.split(' ').filter((name) => inRealm(`return typeof ${name}`) !== 'undefined')
  // V8 gives every realm a console that writes nowhere
  expect(seen).toEqual(['console'])
  expect(() => inRealm('return setTimeout.constructor("return 1")()')).toThrow(
    'Code generation from strings disallowed',
  )
})

test('a timer runs with its arguments, repeats until it is stopped, and ends with the realm', async () => {
  const told = await new Promise((resolve) => {
    inRealm(
      `let count = 0
       const id = setInterval((step) => { count += step; if (count === 6) { clearInterval(id); v0(count) } }, 1, 2)
       const never = setTimeout(() => v0('never'), 0); clearTimeout(never)`,
      resolve,
    )
  })
  expect(told).toBe(6)
})

test('what a timer throws is told, and the process lives on', async () => {
  const told = await new Promise((resolve) => {
    realm.onError(resolve)
    inRealm('setTimeout(() => { throw new Error("late") })')
  })
  expect(told).toMatchObject({ message: 'late' })
})

test('a broken file is a SyntaxError that names it', () => {
  const compile = () => realm.compile([], 'return (', 'pages/a/a.js')
  expect(compile).toThrow(
    expect.objectContaining({ name: 'SyntaxError', stack: expect.stringMatching(/^pages\/a\/a.js:1/) }),
  )
})
