import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { sha256 } from './sha256'

it("is what Node's own computes, for texts of every length", () => {
  const expected = (text: string) => createHash('sha256').update(text).digest('base64url')
  for (let length = 0; length < 200; length += 1) expect(sha256('x'.repeat(length))).toBe(expected('x'.repeat(length)))
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii', maxLength: 500 }), (text) => sha256(text) === expected(text)))
})

it('makes the challenge of RFC 7636, appendix B', () => {
  const challenge = sha256('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')
  expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

it('refuses what is not ASCII', () => expect(() => sha256('é')).toThrow(RangeError))
