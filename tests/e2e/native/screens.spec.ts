import { toursOn } from '../walk/tour'
import { test } from './support/test'

for (const { name, play } of toursOn('rn')) test(name, ({ driver }) => play(driver))
