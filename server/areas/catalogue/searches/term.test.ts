import { countedTerm } from './term'

it('counts spellings of a search as one [rule.searches]', () => {
  expect(countedTerm('  Tea   POT ')).toBe('tea pot')
  expect(countedTerm('ＴＥＡ pot')).toBe('tea pot')
  expect(countedTerm('茶壶')).toBe('茶壶')
})

it('keeps nothing that could name a person', () => {
  for (const typed of ['ada@example.com', '+66 81 234 5678', '4242 4242', ' ', 'x'.repeat(61)]) {
    expect(countedTerm(typed)).toBeNull()
  }
})
