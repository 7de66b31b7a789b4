import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { productIds } from '@/features/product/ids'
import { HEARTS } from '../walk/wishlist'
import { patiently } from './support/elements'
import { test } from './support/test'

/** Whether a heart is full is read from its style, because the mini-program has no states for screen readers. */
const FULL = '.heart-mark--on'

const isFull = (miniProgram: MiniProgram) => async (productId: string) => {
  const mark = await patiently(miniProgram, productIds.favourite(productId), async (heart) => ({
    full: await heart.$(FULL),
  }))
  return mark.full !== null
}

for (const { name, play } of HEARTS) {
  test(name, ({ driver, miniProgram }) => play(driver, isFull(miniProgram)))
}
