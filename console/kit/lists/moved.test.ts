import { moved } from './moved'

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('moves %d to %d', (from, to, text) => expect(moved([...'abcd'], from, to).join('')).toBe(text))
