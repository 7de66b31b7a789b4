import { BROWSING } from '../walk/browsing'
import { test } from './support/test'

for (const { name, play } of BROWSING) test(name, ({ driver }) => play(driver))
