import { expect } from '@playwright/test'
import { deskIds } from '@/features/shop-desk/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { PASSWORD } from '../../contract/support/people'
import { newPhoto } from '../walk/photo'
import { give, newDesk, SHOP_DESK, sold } from '../walk/shop-desk'
import { expectAccessible } from './support/axe'
import { logIn, test } from './support/test'

for (const { name, play } of SHOP_DESK) test(name, ({ driver }) => play(driver))

test('axe finds nothing on the sheets of a parcel, a variant and all changes [face.accessible]', async ({
  driver,
  page,
}) => {
  const stall = await newDesk()
  const id = await sold(stall)
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopOrder', { order_id: id }))
  await driver.tap(deskIds.shipThis)
  await driver.tap(deskIds.send)
  await driver.find(`${deskIds.number}-error`)
  await expectAccessible(page)
  await driver.open(linkTo('shopStock', { stock: 'all' }))
  await driver.tap(deskIds.change(stall.skuId))
  await expectAccessible(page)
  await driver.type(deskIds.field('price'), '13')
  await driver.tap(deskIds.apply)
  await driver.tap(deskIds.more(stall.skuId))
  await driver.tap(deskIds.review)
  await driver.find(deskIds.save)
  await expectAccessible(page)
})

test('a double tap ships once, and a tap without a network ships nothing [action.ship]', async ({ driver, page }) => {
  const stall = await newDesk()
  const id = await sold(stall)
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopOrder', { order_id: id }))
  await driver.tap(deskIds.shipThis)
  await driver.type(deskIds.carrier, 'CTT')
  await driver.type(deskIds.number, 'RL1')
  await driver.offline(true)
  await driver.tap(deskIds.send)
  await expect(page.locator(`#${deskIds.send}`)).toContainText('No network')
  expect((await ok('deskOrder', { order_id: id }, stall.seller)).order.status).toBe('paid')
  await driver.offline(false)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/seller/order/ship')) sent += 1
  })
  await page.locator(`#${deskIds.send}`).dblclick()
  await driver.gone(deskIds.send)
  expect(sent).toBe(1)
  expect((await ok('deskOrder', { order_id: id }, stall.seller)).order.log_sn).toBe('RL1')
})

test('axe finds nothing on the errors of a payout, and on what follows from its choices [face.accessible]', async ({
  driver,
  page,
}) => {
  const stall = await newDesk()
  await give(stall, '900')
  await give(stall, '100')
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopBalance'))
  await driver.tap(deskIds.payOut)
  await driver.tap(deskIds.payoutSend)
  await driver.find(`${deskIds.payoutAmount}-error`)
  await expectAccessible(page)
  await driver.tap(deskIds.payoutAll)
  await driver.tap(deskIds.payoutWallet('EUR'))
  await expect(page.getByText('Exchanged at today’s rate')).toBeVisible()
  await expectAccessible(page)
})

test('a double tap pays out once, and a tap without a network pays nothing [money.payout] [wire.idempotency-intent]', async ({
  driver,
  page,
}) => {
  const stall = await newDesk()
  await give(stall, '40')
  const balance = async () => (await ok('deskBalance', {}, stall.seller)).balance
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopBalance'))
  await driver.tap(deskIds.payOut)
  await driver.type(deskIds.payoutAmount, '15')
  await driver.type(deskIds.payoutPassword, PASSWORD)
  await driver.offline(true)
  await driver.tap(deskIds.payoutSend)
  await expect(page.locator(`#${deskIds.payoutSend}`)).toContainText('No network')
  expect(await balance()).toBe('40.00')
  await driver.offline(false)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/seller/payout')) sent += 1
  })
  await page.locator(`#${deskIds.payoutSend}`).dblclick()
  await driver.gone(deskIds.payoutSend)
  expect(sent).toBe(1)
  expect(await balance()).toBe('25.00')
})

test('a browser that detects bar codes reads the number from a photo, and others show no button', async ({
  driver,
  page,
}) => {
  const stall = await newDesk()
  const order_id = await sold(stall)
  await logIn(page, stall.seller.token)
  const askForParcel = async () => {
    await driver.open(linkTo('shopOrder', { order_id }))
    await driver.tap(deskIds.shipThis)
    await driver.find(deskIds.send)
  }
  await askForParcel()
  // Chromium on Linux has no detector
  expect(await driver.list(deskIds.scan)).toEqual([])
  await page.addInitScript(() => {
    const detect = () => Promise.resolve([{ rawValue: 'RL 483920115 PT' }])
    Object.assign(window, {
      BarcodeDetector: class {
        detect = detect
      },
    })
  })
  await page.reload()
  await askForParcel()
  const { file } = await newPhoto()
  page.once('filechooser', (chooser) => void chooser.setFiles(file))
  await driver.tap(deskIds.scan)
  await expect(page.locator(`#${deskIds.number}`)).toHaveValue('RL483920115PT')
})
