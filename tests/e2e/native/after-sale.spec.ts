import { AFTER_SALE } from '../walk/after-sale'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of AFTER_SALE) test(name, ({ driver, phone }) => play(driver, hand(phone)))
