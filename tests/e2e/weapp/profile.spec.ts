import { PROFILE } from '../walk/profile'
import { hand } from './hand'
import { test } from './test'

for (const { name, play } of PROFILE) {
  test(name, ({ driver, miniProgram }) => play(driver, hand(miniProgram, driver)))
}
