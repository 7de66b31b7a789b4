import { EXPRESS } from '../walk/express'
import { TAPS } from '../walk/taps'
import { test } from './support/test'

for (const { name, play } of [...TAPS, ...EXPRESS]) test(name, ({ driver }) => play(driver))
