/** The maps of the native app, whose page runs in Chromium. */
import { expect } from '@playwright/test'
import { mapIds } from '@/features/map/ids'
import { ids, pageIds } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { eventually, type Driver } from '../walk/driver'
import { test } from './support/test'
import { playPage } from './support/web-view'

const TYPED = 'Typed street'

const says = (driver: Driver, words: string) =>
  eventually(
    () => driver.read(mapIds.place),
    (text) => text.includes(words),
    `the place says "${words}"`,
  )

async function openForm(driver: Driver): Promise<void> {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('address'))
  await driver.tap(ids.addressAdd)
  await driver.type(addressesIds.addressStreet, TYPED)
  await driver.tap(addressesIds.addressMap)
  await driver.find(mapIds.choosePage)
}

test('fills the address with a city found by search, and keeps the other fields [route.choose-location]', async ({
  driver,
}) => {
  await openForm(driver)
  await driver.type(mapIds.search, 'lisb')
  await driver.tap(mapIds.found(0))
  await says(driver, 'Lisbon')
  await driver.tap(mapIds.use)
  await driver.find(pageIds.address)
  expect(await driver.read(addressesIds.addressCity)).toBe('Lisbon')
  expect(await driver.read(addressesIds.addressStreet)).toBe(TYPED)
})

test('draws the map that is part of the app, and chooses a tapped place [map.outlines]', async ({ phone, driver }) => {
  await openForm(driver)
  const played = await playPage(phone)
  try {
    const { page } = played
    await played.until(() => page.locator('.map-land').first().isVisible(), 'the outlines of the land')
    await played.until(async () => (await page.locator('#map').innerText()).includes('Cairo'), 'the names of cities')
    await driver.type(mapIds.search, 'Porto')
    await driver.tap(mapIds.found(0))
    await played.until(() => page.locator('.map-pin').isVisible(), 'the pin')
    await page.locator('#map').click()
    await says(driver, 'Near Porto')
    await driver.tap(mapIds.use)
    await driver.find(pageIds.address)
    expect(await driver.read(addressesIds.addressCity)).toContain('Porto')
  } finally {
    await played.close()
  }
})

test('changes nothing when the user goes back, and shows that the position of the phone is unknown', async ({
  driver,
}) => {
  await openForm(driver)
  await driver.tap(mapIds.here)
  await driver.find(mapIds.trouble)
  await driver.type(mapIds.search, 'Bangkok')
  await driver.tap(mapIds.found(0))
  await driver.back()
  await driver.find(pageIds.address)
  expect([await driver.read(addressesIds.addressCity), await driver.read(addressesIds.addressStreet)]).toEqual([
    '',
    TYPED,
  ])
})

test('shows the place of a link, and links to the maps app of the phone [route.open-location]', async ({
  phone,
  driver,
  platform,
}) => {
  await driver.open(linkTo('openLocation', { latitude: 38.7139, longitude: -9.1394, name: 'Rossio' }))
  await driver.find(mapIds.showPage)
  await says(driver, 'Rossio')
  const played = await playPage(phone)
  try {
    await played.until(() => played.page.locator('.map-pin').isVisible(), 'the pin')
  } finally {
    await played.close()
  }
  await driver.tap(mapIds.open)
  const scheme = platform === 'ios' ? 'https://maps.apple.com/?ll=' : 'geo:'
  await phone.until(() => phone.surroundings.opened.some((url) => url.startsWith(`${scheme}38.7139,-9.1394`)), 'maps')
})

test('shows a message when the map does not load, and works without it', async ({ phone, driver }) => {
  await driver.open(linkTo('chooseLocation'))
  await phone.until(() => phone.all({ component: 'RNCWebView' }).length > 0, 'a web view')
  phone.web({ component: 'RNCWebView' }).post('{"kind":"failed"}')
  await driver.find(mapIds.failed)
  await driver.type(mapIds.search, 'Kyoto')
  await driver.tap(mapIds.found(0))
  await says(driver, 'Kyoto')
})

test('shows a message for a link without a place', async ({ phone, driver }) => {
  await driver.open(linkTo('openLocation', { latitude: 91, longitude: 0 }))
  await driver.find(mapIds.showPage)
  expect(phone.screen()).toContain('This place cannot be shown')
})
