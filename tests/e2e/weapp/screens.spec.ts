import { TOURS } from '../walk/tour'
import { test } from './support/test'

for (const { name, play } of TOURS) test(name, ({ driver }) => play(driver))
