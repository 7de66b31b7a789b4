/** Every screen of the mini-program as drawn: all pictures are shown, all texts are readable, and there is one bar. */
import { expect } from '@playwright/test'
import { namesOn, type RouteName } from '@/routes'
import { patient } from '../../jest/patience.js'
import { logIn } from '../walk/account'
import { knownBuyer, SCREENS } from '../walk/screens'
import { looksAtRest } from './support/looks'
import { eleventhPage, ownPlace, secondBatch } from './support/seen'
import { test } from './support/test'

const REST_MS = patient(12_000)
/** These screens are for visitors only. */
const FOR_STRANGERS: readonly RouteName[] = ['login', 'register']

test('shows pictures, readable texts and one bar on every screen', async ({ driver, miniProgram }) => {
  const { buyer, known } = await knownBuyer()
  const found: string[] = []
  const look = async (name: RouteName) => {
    const { id, link } = SCREENS[name]
    await driver.openAlone(link(known))
    await driver.find(id)
    found.push(...(await looksAtRest(miniProgram, id, REST_MS)).map((fault) => `${name}: ${fault}`))
  }
  for (const name of FOR_STRANGERS) await look(name)
  await logIn(driver, buyer)
  for (const name of namesOn('weapp').filter((each) => !FOR_STRANGERS.includes(each))) await look(name)
  expect(found.join('\n')).toBe('')
})

test('loads more at the end of a list', ({ driver, miniProgram }) => secondBatch(miniProgram, driver))

test('opens further pages after the tenth page of a stack', async ({ driver, miniProgram }) => {
  await eleventhPage(miniProgram, driver)
  expect((await miniProgram.pageStack()).length).toBeLessThanOrEqual(10)
})

test('gets the phone’s location, as app.json declares', ({ driver, miniProgram }) => ownPlace(miniProgram, driver))
