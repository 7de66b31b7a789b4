import { PROFILE } from '../walk/profile'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of PROFILE) {
  test(name, ({ driver, page, hasTouch }) => play(driver, hand(page, hasTouch)))
}
