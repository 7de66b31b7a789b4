import { play, wholeWalk } from '../walk/steps'
import { newWorld } from '../walk/world'
import { test } from './test'

test.describe('in English', () => {
  test('from looking around to a cancelled order', async ({ driver }) => {
    await play(wholeWalk, driver, await newWorld('en'))
  })
})

test.describe('in Thai', () => {
  test.use({ lang: 'th' })

  test('from looking around to a cancelled order', async ({ driver }) => {
    await play(wholeWalk, driver, await newWorld('th'))
  })
})
