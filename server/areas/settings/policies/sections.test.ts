import { sectionsOf } from './sections'

it('reads headings with their paragraphs and items, and what stands before them', () => {
  const html =
    '<p>First &amp; foremost</p><h2>Who <em>we</em> are</h2><p>A shop.<br>Here.</p><ul><li>one</li><li>two</li></ul>'
  expect(sectionsOf(html)).toEqual([
    ['', 'First & foremost'],
    ['Who we are', 'A shop.\nHere.\n• one\n• two'],
  ])
})

it('unescapes once', () => {
  expect(sectionsOf('<h3>a</h3><p>&amp;lt;</p>')).toEqual([['a', '&lt;']])
})
