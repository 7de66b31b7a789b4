import { EXPRESS } from '../walk/express'
import { test } from './support/test'

for (const { name, play } of EXPRESS) test(name, ({ driver }) => play(driver))
