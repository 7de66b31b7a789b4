import { toNative, toScript } from './crossing'

describe('data that crosses the bridge', () => {
  it('is JSON: functions and undefined are dropped, and leave null in lists', () => {
    const given = { a: 1, b: undefined, c: () => 1, d: [undefined, () => 1, 'x'], e: { f: null } }
    expect(toNative(given)).toEqual({ a: 1, d: [null, null, 'x'], e: { f: null } })
  })

  it('is a copy', () => {
    const given = { list: [1] }
    const copy = toNative(given) as { list: number[] }
    given.list.push(2)
    expect(copy.list).toEqual([1])
  })

  it('rejects a BigInt', () => {
    expect(() => toNative({ big: 1n })).toThrow('a BigInt cannot cross the bridge')
  })

  it('goes to JavaScript as text, where nothing becomes null', () => {
    expect(toScript(undefined)).toBe('null')
    expect(toScript([1, { a: 'b' }])).toBe('[1,{"a":"b"}]')
  })
})
