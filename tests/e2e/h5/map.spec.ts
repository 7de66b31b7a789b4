/** Choosing and showing a place on a map: by the list of cities, with and without tiles, and without permission. */
import { expect, type Page } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { ids, pageIds } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { mapIds } from '@/features/map/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import type { Driver } from '../walk/driver'
import { expectAccessible } from './support/axe'
import { answerOneByOne, logIn, test } from './support/test'

const TYPED = 'Typed street'
const TILES = 'https://tile.example/{z}/{x}/{y}.png#© Makers of tiles'
const WEBSITE_CONFIG = /\/store\?type=website_config(&|$)/
// one transparent pixel
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openForm(page: Page, driver: Driver): Promise<void> {
  await logIn(page, (await newBuyer()).token)
  await driver.open(linkTo('address'))
  await driver.tap(ids.addressAdd)
  await driver.type(addressesIds.addressStreet, TYPED)
  await driver.tap(addressesIds.addressMap)
  await driver.find(mapIds.choosePage)
}

const map = (page: Page) => page.locator('#map:visible')
const outlines = (page: Page) => page.locator('.map-land').first()

/** Configures the shop to load tiles from there, and allows them in the page's policy. */
async function useTiles(page: Page, tiles: string): Promise<void> {
  await answerOneByOne(page)
  await page.route(WEBSITE_CONFIG, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, tile_url: tiles } } })
  })
  await page.route(/\/(#.*)?$/, async (route) => {
    const response = await route.fetch()
    const own = response.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    const policy = one(own).value.replace('img-src', 'img-src https://tile.example')
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}

test('fills the address with a city found by keyboard only, and keeps the other fields [route.choose-location]', async ({
  page,
  driver,
}) => {
  await openForm(page, driver)
  await page.locator(`#${mapIds.search}:visible`).focus()
  await page.keyboard.type('lisb')
  await driver.find(mapIds.found(0))
  await page.keyboard.press('Enter')
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Lisbon')
  await page.locator(`#${mapIds.use}`).focus()
  await page.keyboard.press('Enter')
  await driver.find(pageIds.address)
  expect(await driver.read(addressesIds.addressCity)).toBe('Lisbon')
  expect(await driver.read(addressesIds.addressCountry)).toBe('Portugal')
  expect(await driver.read(addressesIds.addressStreet)).toBe(TYPED)
})

test('shows the city nearest to a place that was tapped on the outlines or marked by keyboard', async ({
  page,
  driver,
}) => {
  await driver.open(linkTo('chooseLocation', { latitude: '41.15', longitude: '-8.61' }))
  await outlines(page).waitFor()
  await map(page).click()
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Near Porto')
  await map(page).focus()
  for (let times = 0; times < 12; times++) await page.keyboard.press('ArrowLeft')
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return page.locator(`#${mapIds.place}`).innerText()
    })
    .toContain('No address is known here')
})

test('changes nothing when the user goes back', async ({ page, driver }) => {
  await openForm(page, driver)
  await driver.type(mapIds.search, 'Bangkok')
  await driver.tap(mapIds.found(0))
  await driver.tap(ids.back)
  await driver.find(pageIds.address)
  expect([await driver.read(addressesIds.addressCity), await driver.read(addressesIds.addressStreet)]).toEqual([
    '',
    TYPED,
  ])
})

test('draws the configured tiles, and names their provider [map.tiles]', async ({ page, driver }) => {
  await useTiles(page, TILES)
  await page.route('https://tile.example/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }))
  await driver.open(linkTo('chooseLocation'))
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await expect(map(page)).toContainText('© Makers of tiles')
  await expect(outlines(page)).toHaveCount(0)
})

test('draws outlines and the names of cities when no tiles load [map.outlines]', async ({ page, driver }) => {
  await useTiles(page, TILES)
  await page.route('https://tile.example/**', (route) => route.abort())
  await driver.open(linkTo('chooseLocation'))
  await outlines(page).waitFor()
  await expect(map(page)).toContainText('Natural Earth')
  await expect(map(page)).toContainText('Cairo')
  await expect(page.locator('img.leaflet-tile')).toHaveCount(0)
})

test('blocks tiles from servers that are not configured [map.tiles]', async ({ page, driver }) => {
  const got: string[] = []
  page.on('response', (response) => got.push(response.url()))
  await page.route('https://tile.example/**', (route) => route.fulfill({ body: PIXEL, contentType: 'image/png' }))
  await answerOneByOne(page)
  await page.route(WEBSITE_CONFIG, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...body, data: { ...body.data, tile_url: TILES } } })
  })
  await driver.open(linkTo('chooseLocation'))
  await outlines(page).waitFor()
  expect(got.filter((url) => url.startsWith('https://tile.example'))).toEqual([])
  expect(got.length).toBeGreaterThan(0)
})

test('moves to the position of the device', async ({ page, driver, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 13.75, longitude: 100.5 })
  await driver.open(linkTo('chooseLocation'))
  await driver.tap(mapIds.here)
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Near Bangkok')
})

test("explains why it does not know the device's place, and continues without it", async ({
  page,
  driver,
  context,
}) => {
  await context.clearPermissions()
  await driver.open(linkTo('chooseLocation'))
  await driver.tap(mapIds.here)
  await expect(page.locator(`#${mapIds.trouble}`)).toContainText('may not use your location')
  await driver.type(mapIds.search, 'Kyoto')
  await driver.tap(mapIds.found(0))
  await expect(page.locator(`#${mapIds.trouble}`)).toHaveCount(0)
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Kyoto')
})

test('shows the place of a link, and links to a map on the web [route.open-location]', async ({
  page,
  driver,
  context,
}) => {
  await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'a map' }))
  await page.goto('/go/open-location?latitude=38.7139&longitude=-9.1394&name=Rossio&address=Lisbon%2C%20Portugal')
  await driver.find(mapIds.showPage)
  expect(new URL(page.url()).hash).toContain('#/open-location?')
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Rossio')
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Lisbon, Portugal')
  await expect(page.locator('.map-pin').first()).toBeVisible()
  const opened = context.waitForEvent('page')
  await driver.tap(mapIds.open)
  expect((await opened).url()).toContain('mlat=38.7139&mlon=-9.1394')
})

test('shows the chosen place when the page was opened directly', async ({ driver, page }) => {
  await page.goto('/#/choose-location')
  await driver.type(mapIds.search, 'Chiang')
  await driver.tap(mapIds.found(0))
  await driver.tap(mapIds.use)
  await driver.find(mapIds.showPage)
  await expect(page.locator(`#${mapIds.place}:visible`)).toContainText('Chiang Mai')
})

test('opens at the path to which other targets link', async ({ page, driver }) => {
  await page.goto('/go/pages/map/show?latitude=1&longitude=2&name=Here')
  await driver.find(mapIds.showPage)
  await expect(page.locator(`#${mapIds.place}`)).toContainText('Here')
})

for (const query of ['latitude=91&longitude=0', 'latitude=1', 'latitude=a&longitude=b', '']) {
  test(`shows a message that a link with "${query}" has no place`, async ({ page, driver }) => {
    await page.goto(`/#/open-location?${query}`)
    await driver.find(mapIds.showPage)
    await expect(page.locator(`[id="${mapIds.showPage}"]:visible`)).toContainText('This place cannot be shown')
    await expect(map(page)).toHaveCount(0)
  })
}

test('passes axe in English, with search results', async ({ page, driver }) => {
  await driver.open(linkTo('chooseLocation'))
  await outlines(page).waitFor()
  await expectAccessible(page)
  await driver.type(mapIds.search, 'san')
  await driver.find(mapIds.found(3))
  await expectAccessible(page)
  await driver.open(linkTo('openLocation', { latitude: 1, longitude: 2, name: 'Here' }))
  await driver.find(mapIds.open)
  await expectAccessible(page)
})
