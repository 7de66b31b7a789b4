import { play, wholeWalk } from '../walk/steps'
import { newWorld } from '../walk/world'
import { test } from './test'

test('from looking around to a cancelled order', async ({ driver }) => {
  await play(wholeWalk, driver, await newWorld('en'))
})
