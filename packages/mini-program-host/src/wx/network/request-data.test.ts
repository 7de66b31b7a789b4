import { bodyOf, requestHeader, urlWithData } from './request-data'
import { bytesToText } from '../bytes'

const text = (bytes: Uint8Array | undefined) => bytes && bytesToText(bytes)

describe('data in the query', () => {
  it('is encoded, objects as JSON', () => {
    expect(urlWithData('https://a/b', { q: 'a b&c', list: [1, 2], 名: '值' })).toBe(
      'https://a/b?q=a%20b%26c&list=%5B1%2C2%5D&%E5%90%8D=%E5%80%BC',
    )
  })

  it('replaces parameters of the same name in the address, and keeps the rest', () => {
    expect(urlWithData('https://a/b?x=1&y=2=3#part', { x: 9 })).toBe('https://a/b?x=9&y=2=3#part')
  })

  it('writes undefined as a word, as WeChat does', () => {
    expect(urlWithData('https://a', { x: undefined, y: null })).toBe('https://a?x=undefined&y=null')
  })

  it('leaves the address unchanged without data', () => {
    expect(urlWithData('https://a?x', {})).toBe('https://a?x')
    expect(urlWithData('https://a?x', undefined)).toBe('https://a?x')
  })
})

describe('data in the body', () => {
  it('is JSON unless the header asks for a form', () => {
    expect(text(bodyOf({ a: [1], b: undefined }, {}))).toBe('{"a":[1]}')
    const header = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' }
    expect(text(bodyOf({ a: 'x y', b: 2 }, header))).toBe('a=x%20y&b=2')
  })

  it('is sent unchanged if it is text or bytes', () => {
    expect(text(bodyOf('a=1', {}))).toBe('a=1')
    expect(bodyOf(new Uint8Array([1, 255]).buffer, {})).toEqual(new Uint8Array([1, 255]))
    expect(bodyOf(new Uint8Array([9, 1, 255]).subarray(1), {})).toEqual(new Uint8Array([1, 255]))
  })

  it('is empty without data', () => {
    expect(bodyOf(undefined, {})).toBeUndefined()
    expect(bodyOf(null, {})).toBeUndefined()
  })

  it('is rejected if it cannot be written as JSON', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(() => bodyOf(circle, {})).toThrow(expect.objectContaining({ extra: { errno: 600010 } }))
  })
})

describe('headers', () => {
  it("keep the app's values, except Referer", () => {
    const header = requestHeader({ Referer: 'https://me', 'Content-Type': 'text/plain', n: 1 }, { 'content-type': 'x' })
    expect(header).toMatchObject({ 'Content-Type': 'text/plain', n: '1' })
    expect(header).not.toHaveProperty('content-type')
    expect(header.referer).toMatch(/^https:\/\/servicewechat\.com\//)
    expect(header).not.toHaveProperty('Referer')
  })

  it('write other types by their name, as WeChat does', () => {
    expect(requestHeader({ a: undefined, b: true }, {})).toMatchObject({
      a: '[object Undefined]',
      b: '[object Boolean]',
    })
  })
})
