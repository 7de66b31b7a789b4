import { SELLING } from '../walk/sellers'
import { hand } from './hand'
import { test } from './test'

for (const { name, play } of SELLING) {
  test(name, ({ driver, miniProgram }) => play(driver, hand(miniProgram, driver)))
}
