import { toursOn } from '../walk/tour'
import { test } from './support/test'

for (const { name, play } of toursOn('weapp')) test(name, ({ driver }) => play(driver))
