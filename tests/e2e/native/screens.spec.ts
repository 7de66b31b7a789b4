import { TOURS } from '../walk/tour'
import { test } from './test'

for (const { name, play } of TOURS) test(name, ({ driver }) => play(driver))
