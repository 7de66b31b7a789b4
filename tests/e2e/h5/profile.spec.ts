import { PROFILE } from '../walk/profile'
import { hand } from './hand'
import { test } from './test'

for (const { name, play } of PROFILE) {
  test(name, ({ driver, page, hasTouch }) => play(driver, hand(page, hasTouch)))
}
