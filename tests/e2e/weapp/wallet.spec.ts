import { WALLET } from '../walk/wallet'
import { hand } from './hand'
import { test } from './test'

for (const { name, play } of WALLET) {
  test(name, ({ driver, miniProgram }) => play(driver, hand(miniProgram, driver)))
}
