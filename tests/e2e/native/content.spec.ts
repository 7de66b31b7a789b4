import { INVOICES, READING } from '../walk/content'
import { test } from './support/test'

for (const { name, play } of READING) test(name, ({ driver }) => play(driver))

for (const { name, play } of INVOICES) {
  test(name, ({ driver, phone }) => play(driver, async () => phone.surroundings.opened.at(-1)))
}
