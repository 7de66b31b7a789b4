import { privateWordIn } from './private-words.mjs'

it.each([
  ['deskOrders', 'desk'],
  ['DESK_TABS', 'desk'],
  ['kept-answers', 'kept'],
  ['useKept', 'kept'],
  ['ordersHeld', 'held'],
])('finds the private word in %s', (name, word) => {
  expect(privateWordIn(name)).toMatchObject({ word, better: expect.stringMatching(/\w/) })
})

it.each(['desktop', 'heldFor', 'asksOf', 'keeper', 'Task', 'constructor'])('lets %s pass', (name) => {
  expect(privateWordIn(name)).toBeNull()
})
