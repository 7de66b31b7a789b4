import { endAll, run, until } from '../../test/support/run-program'
import { removeWritten, writeProgram } from '../../test/support/write-program'

afterEach(endAll)
afterAll(removeWritten)

const DELAY = 40

const folder = () =>
  writeProgram({
    'pages/a/a.wxml': '<view id="a">{{a}} {{list[1].b}} {{list.length}}</view><view id="when">{{when}}</view>',
    'pages/a/a.js': 'Page({ data: { a: 1, list: [] } })',
  })

test('a call is measured in bytes of JSON', async () => {
  const { top, runtime } = await run(folder())
  top().instance.setData({ a: '李', 'list[1].b': 2 })
  expect(runtime.measures.setData).toEqual([
    { path: 'pages/a/a', bytes: Buffer.byteLength('{"a":"李","list[1].b":2}'), keys: ['a', 'list[1].b'] },
  ])
})

test('data is copied as JSON: later changes are not seen, functions are dropped, holes are null', async () => {
  const { top, text } = await run(folder())
  const item = { b: 7, run: () => 1, none: undefined, not: NaN }
  top().instance.setData({ list: [undefined, item] })
  item.b = 8
  expect(text('#a')).toBe('1 7 2')
  expect(top().instance.data.list).toEqual([null, { b: 7, not: null }])
})

test('undefined is rejected with a warning and keeps the old value', async () => {
  const { top, text, events } = await run(folder())
  top().instance.setData({ a: undefined, list: [1, { b: 3 }] })
  expect(text('#a')).toBe('1 3 2')
  expect(events).toContainEqual({
    method: 'App.logAdded',
    params: { type: 'warn', args: ['Setting data field "a" to undefined is invalid.'] },
  })
})

test('a circular object throws at the caller', async () => {
  const { top, text } = await run(folder())
  const own: Record<string, unknown> = {}
  own.own = own
  expect(() => top().instance.setData({ a: own })).toThrow('Converting circular structure to JSON')
  expect(text('#a')).toBe('1  0')
})

test('anything but an object is rejected', async () => {
  const { top, errors } = await run(folder())
  top().instance.setData(undefined as never)
  expect(errors()).toEqual(['TypeError: setData accepts an Object rather than some Undefined'])
})

test('the callback comes after the view has changed', async () => {
  const { top, text } = await run(folder())
  const seen = await new Promise((resolve) => top().instance.setData({ a: 5 }, () => resolve(text('#a'))))
  expect(seen).toBe('5  0')
})

test('with a delay the view changes later and in order, while app code reads its own data at once', async () => {
  const { top, text } = await run(folder(), { setDataDelay: DELAY })
  const { instance } = top()
  const seen: string[] = []
  instance.setData({ a: 2, 'list[1].b': 'x' }, () => seen.push(text('#a')))
  instance.setData({ a: 3 }, () => seen.push(text('#a')))
  expect(instance.data).toEqual({ a: 3, list: [undefined, { b: 'x' }] })
  expect(text('#a')).toBe('1  0')
  await until(() => seen.length === 2)
  expect(seen[1]).toBe('3 x 2')
  expect(text('#a')).toBe('3 x 2')
})

test('an error in the callback is reported', async () => {
  const { top, errors } = await run(folder())
  top().instance.setData({ a: 5 }, () => {
    throw new Error('after')
  })
  await until(() => errors().length === 1)
  expect(errors()).toEqual(['Error: after'])
})
