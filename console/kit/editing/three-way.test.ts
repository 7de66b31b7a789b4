import { changedIn, merged, pick } from './three-way'

const BASE = { name: 'Lamps', text: 'Light', picture: { path: 'a.webp' } }

it('finds what differs, also inside', () => {
  expect(changedIn(BASE, { ...BASE })).toEqual([])
  expect(changedIn(BASE, { ...BASE, text: '', picture: { path: 'b.webp' } })).toEqual(['text', 'picture'])
  expect(pick(BASE, ['text'])).toEqual({ text: 'Light' })
})

it('keeps mine where they changed nothing, and theirs where both did', () => {
  const mine = { ...BASE, name: 'My lamps', text: 'Mine' }
  const theirs = { ...BASE, name: 'Their lamps', picture: { path: 'c.webp' } }
  expect(merged(BASE, mine, theirs)).toEqual({
    both: { name: 'Their lamps', text: 'Mine', picture: { path: 'c.webp' } },
    mineOnTop: { name: 'My lamps', text: 'Mine', picture: { path: 'c.webp' } },
    lost: ['name'],
  })
  expect(merged(BASE, mine, { ...BASE, name: 'My lamps' }).lost).toEqual([])
})
