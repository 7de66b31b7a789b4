import { checkUrl, networkFailure } from './network-failure'

describe('the reason of a network failure', () => {
  it.each([
    ['timeout', 'timeout', { errno: 5 }],
    ['abort', 'abort', {}],
    [
      'ERR_CONNECTION_REFUSED',
      'errcode:-102 cronet_error_code:-102 error_msg:net::ERR_CONNECTION_REFUSED',
      { errno: 600001 },
    ],
    [
      'ERR_TOO_MANY_REDIRECTS',
      'errcode:-310 cronet_error_code:-310 error_msg:net::ERR_TOO_MANY_REDIRECTS',
      { errno: 600008 },
    ],
    ['something new', 'something new', { errno: 600001 }],
  ])('is told of %s', (name, reason, extra) => {
    expect(networkFailure(new Error(name))).toMatchObject({ reason, extra })
  })

  it("is recognised behind a browser's prefix", () => {
    expect(networkFailure(new Error('Error: timeout'))).toMatchObject({ reason: 'timeout' })
    expect(networkFailure('TypeError: Error: abort')).toMatchObject({ reason: 'abort' })
  })
})

describe('an address', () => {
  it('must be complete and of an allowed scheme', () => {
    expect(() => checkUrl('https://example.com/a', ['http:', 'https:'])).not.toThrow()
    for (const url of ['', '/a', 'example.com', 'ws://a', 'javascript:1']) {
      expect(() => checkUrl(url, ['http:', 'https:'])).toThrow(`invalid url "${url}"`)
    }
  })
})
