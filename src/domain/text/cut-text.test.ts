import fc from 'fast-check'
import { cutText } from './cut-text'

it('keeps a text that is short enough', () => {
  expect(cutText('tea 🫖', 6)).toBe('tea 🫖')
})

it('drops an emoji that would be cut in half', () => {
  expect(cutText('tea 🫖', 5)).toBe('tea ')
})

it('gives a beginning that an address can carry, whatever is cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(max)
      expect(() => encodeURIComponent(cut)).not.toThrow()
    }),
  )
})
