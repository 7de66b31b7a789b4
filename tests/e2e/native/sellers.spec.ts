import { SELLING } from '../walk/sellers'
import { SHOP_DESK } from '../walk/shop-desk'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of SELLING) test(name, ({ driver, phone }) => play(driver, hand(phone)))
for (const { name, play } of SHOP_DESK) test(name, ({ driver }) => play(driver))
