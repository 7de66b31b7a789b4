/** An iPhone's swipe from the left edge. */
import { ids, pageIds } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { test } from './support/test'

test('a swipe from the left edge first closes the address form, and then the screen', async ({ phone, driver }) => {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('address'))
  await driver.tap(ids.addressAdd)
  await driver.find(addressesIds.addressName)
  await phone.swipeBack()
  await driver.gone(addressesIds.addressName)
  await driver.find(ids.addressAdd)
  await phone.swipeBack()
  await driver.gone(pageIds.address)
})

test('a swipe from the left edge goes back on a screen without its own handler', async ({ phone, driver }) => {
  await driver.open(linkTo('terms'))
  await driver.find(pageIds.terms)
  await phone.swipeBack()
  await driver.gone(pageIds.terms)
  await driver.find(pageIds.home)
})
