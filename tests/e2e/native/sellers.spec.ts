import { SELLING } from '../walk/sellers'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of SELLING) test(name, ({ driver, phone }) => play(driver, hand(phone)))
