import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { idOf } from '@/components/ids'
import { HEARTS } from '../walk/wishlist'
import { patiently } from './elements'
import { test } from './test'

/** What a heart looks like tells whether it is full: the mini-program has no states for a screen reader. */
const FULL = '.heart-mark--on'

const isFull = (miniProgram: MiniProgram) => async (productId: string) => {
  const mark = await patiently(miniProgram, idOf.favourite(productId), async (heart) => ({
    full: await heart.$(FULL),
  }))
  return mark.full !== null
}

for (const { name, play } of HEARTS) {
  test(name, ({ driver, miniProgram }) => play(driver, isFull(miniProgram)))
}
