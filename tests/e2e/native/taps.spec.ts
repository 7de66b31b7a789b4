import { TAPS } from '../walk/taps'
import { test } from './support/test'

for (const { name, play } of TAPS) test(name, ({ driver }) => play(driver))
