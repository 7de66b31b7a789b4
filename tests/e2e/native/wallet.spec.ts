import { WALLET } from '../walk/wallet'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of WALLET) test(name, ({ driver, phone }) => play(driver, hand(phone)))
