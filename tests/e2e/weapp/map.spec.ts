/** The app's map pages in the mini-program, which contain the super-app's map. */
import { expect } from '@playwright/test'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { mapIds } from '@/features/map/ids'
import { ids } from '@/kit/ids'

import { linkTo } from '@/routes'
import { eventually, type Driver } from '../walk/driver'
import { test } from './support/test'

const says = (driver: Driver, words: string) =>
  eventually(
    () => driver.read(mapIds.place),
    (text) => text.includes(words),
    `the place says "${words}"`,
  )

interface Marker {
  readonly latitude: number
  readonly longitude: number
}

/** The markers on the map of the screen. */
async function markers(miniProgram: MiniProgram): Promise<readonly Marker[]> {
  const map = await (await miniProgram.currentPage())?.$('map')
  return (await map?.property('markers')) as readonly Marker[]
}

test('chooses a place by search or by a tap on the map, and shows it [route.choose-location]', async ({
  driver,
  miniProgram,
}) => {
  await driver.open(linkTo('chooseLocation', { latitude: 41.15, longitude: -8.61 }))
  await driver.find(mapIds.choosePage)
  expect(await markers(miniProgram)).toEqual([])
  const map = await (await miniProgram.currentPage())?.$('map')
  await map?.tap()
  await says(driver, 'Near Porto')
  expect((await markers(miniProgram)).length).toBe(1)
  await driver.type(mapIds.search, 'Bangkok')
  await driver.tap(mapIds.found(0))
  await says(driver, 'Bangkok')
  expect(await markers(miniProgram)).toMatchObject([{ latitude: 13.75, longitude: 100.5 }])
  await driver.tap(mapIds.use)
  await driver.find(mapIds.showPage)
  await says(driver, 'Bangkok')
})

test('moves to the position of the phone, or shows why it is unknown', async ({ driver, miniProgram }) => {
  await driver.open(linkTo('chooseLocation'))
  await miniProgram.mockWxMethod('getFuzzyLocation', { errMsg: 'getFuzzyLocation:fail auth deny' })
  await driver.tap(mapIds.here)
  await eventually(
    () => driver.read(mapIds.trouble),
    (text) => text.includes('may not use your location'),
    'the reason',
  )
  await miniProgram.mockWxMethod('getFuzzyLocation', {
    errMsg: 'getFuzzyLocation:ok',
    latitude: 13.75,
    longitude: 100.5,
  })
  await driver.tap(mapIds.here)
  await says(driver, 'Near Bangkok')
  await driver.gone(mapIds.trouble)
})

test('shows the place of a link on the map of the super-app [route.open-location]', async ({ driver, miniProgram }) => {
  await driver.open(linkTo('openLocation', { latitude: 38.7139, longitude: -9.1394, name: 'Rossio' }))
  await driver.find(mapIds.showPage)
  await says(driver, 'Rossio')
  expect(await markers(miniProgram)).toMatchObject([{ latitude: 38.7139, longitude: -9.1394 }])
  await miniProgram.mockWxMethod('openLocation', { errMsg: 'openLocation:fail' })
  await driver.tap(mapIds.open)
  await driver.find(ids.toast)
})

test('shows a message for a link without a place', async ({ driver }) => {
  await driver.open(linkTo('openLocation', { latitude: 91, longitude: 0 }))
  await eventually(
    () => driver.read(mapIds.showPage),
    (text) => text.includes('This place cannot be shown'),
    'the word that it cannot be shown',
  )
})
