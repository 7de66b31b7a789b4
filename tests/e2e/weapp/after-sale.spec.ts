import { AFTER_SALE } from '../walk/after-sale'
import { hand } from './hand'
import { test } from './test'

for (const { name, play } of AFTER_SALE) {
  test(name, ({ driver, miniProgram }) => play(driver, hand(miniProgram, driver)))
}
