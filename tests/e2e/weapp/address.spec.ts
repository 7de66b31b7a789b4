/** The super-app's map in the address form. The client simulates the user's choice, because the map is not a screen of the app. */
import { expect } from '@playwright/test'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { ids, pageIds } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { mapIds } from '@/features/map/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { eventually, type Driver } from '../walk/driver'
import { test } from './support/test'

const TYPED = 'Typed street'

async function openForm(driver: Driver): Promise<void> {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('address'))
  await driver.find(pageIds.address)
  await driver.tap(ids.addressAdd)
  await driver.type(addressesIds.addressStreet, TYPED)
}

/** From now on, the host's map returns this. */
const onMap = (miniProgram: MiniProgram, answer: object) => miniProgram.mockWxMethod('chooseLocation', answer)

test('fills the address with the place chosen on the map', async ({ driver, miniProgram }) => {
  await openForm(driver)
  await onMap(miniProgram, {
    errMsg: 'chooseLocation:ok',
    name: '创意园',
    address: '广东省广州市海珠区新港中路397号',
    latitude: 23.1,
    longitude: 113.32,
  })
  await driver.tap(addressesIds.addressMap)
  await eventually(
    () => driver.read(addressesIds.addressCity),
    (city) => city === '广州市',
    'the city',
  )
  expect(await driver.read(addressesIds.addressStreet)).toBe('海珠区新港中路397号 创意园')
  expect(await driver.read(addressesIds.addressState)).toBe('广东省')
})

test('keeps the input when the user returns from the map without a place', async ({ driver, miniProgram }) => {
  await openForm(driver)
  await onMap(miniProgram, { errMsg: 'chooseLocation:fail cancel' })
  await driver.tap(addressesIds.addressMap)
  // the same button opens the map again after the first visit
  await onMap(miniProgram, { errMsg: 'chooseLocation:ok', name: '', address: '' })
  await eventually(
    async () => {
      await driver.tap(addressesIds.addressMap)
      return driver.list(ids.toast)
    },
    (toasts) => toasts.length > 0,
    'a word that the map knows no address',
  )
  expect(await driver.list(ids.dialogConfirm)).toEqual([])
  expect(await driver.read(addressesIds.addressStreet)).toBe(TYPED)
})

test('opens the app’s own map page if the super-app’s map does not open', async ({ driver, miniProgram }) => {
  await openForm(driver)
  await onMap(miniProgram, { errMsg: 'chooseLocation:fail timeout' })
  await driver.tap(addressesIds.addressMap)
  await driver.find(mapIds.choosePage)
  await driver.type(mapIds.search, 'Bangkok')
  await driver.tap(mapIds.found(0))
  await driver.tap(mapIds.use)
  await driver.find(pageIds.address)
  expect(await driver.read(addressesIds.addressCity)).toBe('Bangkok')
  expect(await driver.read(addressesIds.addressStreet)).toBe(TYPED)
})

test('links to the settings of the super-app after a refused permission, and keeps the input', async ({
  driver,
  miniProgram,
}) => {
  await openForm(driver)
  await onMap(miniProgram, { errMsg: 'chooseLocation:fail auth deny' })
  await miniProgram.mockWxMethod('openSetting', { errMsg: 'openSetting:ok', authSetting: {} })
  await driver.tap(addressesIds.addressMap)
  await driver.tap(ids.dialogConfirm)
  await driver.gone(ids.dialogConfirm)
  expect(await driver.read(addressesIds.addressStreet)).toBe(TYPED)
})
