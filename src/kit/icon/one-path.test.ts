import { onePath } from './one-path'

it('draws the paths of an outline as one', () => {
  expect(onePath('<path d="M5 12h14"/><path d="M12 5v14"/>')).toBe('<path d="M5 12h14M12 5v14"/>')
})

it('keeps the place of a path that begins with a small m', () => {
  expect(onePath('<path d="m5 5 3 3"/><path d="m9 9 2 2"/>')).toBe('<path d="M0 0m5 5 3 3M0 0m9 9 2 2"/>')
})

it('keeps glyphs with other shapes', () => {
  const glyph = '<circle cx="12" cy="12" r="3"/><path d="M5 12h14"/>'
  expect(onePath(glyph)).toBe(glyph)
})
