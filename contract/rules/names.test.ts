import fc from 'fast-check'
import { isEnglishName, plainName } from './names'

describe('English names [rule.english-names]', () => {
  it.each(["Anne-Marie O'Neil", 'J. R.', 'Li', 'A'.repeat(60)])('takes %p', (name) =>
    expect(isEnglishName(name)).toBe(true),
  )

  it.each(['A', '', 'A'.repeat(61), 'สมชาย', '王小明', 'José', 'R2D2', ' Ann', "'Ann", 'Ann\n', 'Ann_', '<b>'])(
    'refuses %p',
    (name) => expect(isEnglishName(name)).toBe(false),
  )

  it.each([
    ['O’Brien', "O'Brien"],
    ['O‘Brien', "O'Brien"],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['Anne–Marie', 'Anne-Marie'],
    [' Ann\u00a0Lee\u200b ', 'Ann Lee'],
    ['Ａｎｎ', 'Ann'],
  ])('reads %j as %j', (typed, name) => {
    expect(plainName(typed)).toBe(name)
    expect(isEnglishName(plainName(typed))).toBe(true)
  })

  it("takes no text with anything but Latin letters, spaces and . ' -", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => !isEnglishName(text) || /^[A-Za-z .'-]+$/.test(text)),
    )
  })
})
