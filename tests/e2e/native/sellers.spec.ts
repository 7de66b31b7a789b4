import { SELLING } from '../walk/sellers'
import { SHOP_ADMIN } from '../walk/shop-admin'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of SELLING) test(name, ({ driver, phone }) => play(driver, hand(phone)))
for (const { name, play } of SHOP_ADMIN) test(name, ({ driver }) => play(driver))
