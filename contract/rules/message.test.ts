import { fill } from './message'

const PIECES = '{count, plural, one {# piece of {name}} other {# pieces of {name}}}'

it.each([
  [1, '1 piece of tea'],
  [0, '0 pieces of tea'],
  [12, '12 pieces of tea'],
])('chooses the form for %d and fills it', (count, said) => {
  expect(fill(PIECES, 'en', { count, name: 'tea' })).toBe(said)
})

it('takes the one form of a language that has no other', () => {
  expect(fill('{count, plural, other {#件}}', 'en', { count: 1 })).toBe('1件')
  expect(fill('{count, plural, other {#件}}', 'jp', { count: 1 })).toBe('1件')
})

it('leaves a placeholder that nobody fills, and a number sign outside a plural', () => {
  expect(fill('Letters and # for {name}, {again} and {again}', 'en', { again: 2 })).toBe(
    'Letters and # for {name}, 2 and 2',
  )
})

it('takes words that look like a form as they are', () => {
  expect(fill('In other {places}', 'en', { places: 'towns' })).toBe('In other towns')
})
