import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { base64url, sha256 } from './sha256'

it('is what everybody else computes, for texts of every length', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'x'.repeat(length)
    expect(base64url(sha256(text))).toBe(createHash('sha256').update(text).digest('base64url'))
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 500 }), (text) => {
      return base64url(sha256(text)) === createHash('sha256').update(text).digest('base64url')
    }),
  )
})

it('makes the challenge of RFC 7636, appendix B', () => {
  const challenge = base64url(sha256('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'))
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

it('writes bytes as base64url', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => base64url([...bytes]) === Buffer.from(bytes).toString('base64url')))
})

it('rejects non-ASCII text', () => expect(() => sha256('é')).toThrow(RangeError))
