import { PROFILE } from '../walk/profile'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of PROFILE) {
  test(name, ({ driver, miniProgram }) => play(driver, hand(miniProgram, driver)))
}
