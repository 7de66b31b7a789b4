import fc from 'fast-check'
import { fingerprint } from './fingerprint'

const tokens = fc.stringMatching(/^[\w-]{20,60}$/)

it('is the same for the same text, and another for another one', () => {
  fc.assert(
    fc.property(tokens, tokens, (one, other) => {
      expect(fingerprint(one)).toBe(fingerprint(one))
      expect(fingerprint(one) === fingerprint(other)).toBe(one === other)
    }),
  )
})

it('tells texts apart that differ in one letter', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => fingerprint(`session-token-${index}`))
  expect(new Set(all).size).toBe(all.length)
})

it('is a few digits whatever the text', () => {
  fc.assert(fc.property(tokens, (text) => expect(fingerprint(text)).toMatch(/^-?\d+-?\d+$/)))
})
