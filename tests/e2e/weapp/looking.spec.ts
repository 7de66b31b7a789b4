import { LOOKING } from '../walk/looking'
import { test } from './support/test'

for (const { name, play } of LOOKING) test(name, ({ driver }) => play(driver))
