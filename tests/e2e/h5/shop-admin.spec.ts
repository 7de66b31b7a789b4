import { expect } from '@playwright/test'
import { shopAdminIds } from '@/features/shop-admin/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { PASSWORD } from '../../contract/support/people'
import { newPhoto } from '../walk/photo'
import { give, newStall, SHOP_ADMIN, sold } from '../walk/shop-admin'
import { expectAccessible } from './support/axe'
import { logIn, test } from './support/test'

for (const { name, play } of SHOP_ADMIN) test(name, ({ driver }) => play(driver))

test('axe finds nothing on the sheets of a parcel, a variant and all changes [face.accessible]', async ({
  driver,
  page,
}) => {
  const stall = await newStall()
  const id = await sold(stall)
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopOrder', { order_id: id }))
  await driver.tap(shopAdminIds.shipThis)
  await driver.tap(shopAdminIds.send)
  await driver.find(`${shopAdminIds.number}-error`)
  await expectAccessible(page)
  await driver.open(linkTo('shopStock', { stock: 'all' }))
  await driver.tap(shopAdminIds.change(stall.skuId))
  await expectAccessible(page)
  await driver.type(shopAdminIds.field('price'), '13')
  await driver.tap(shopAdminIds.apply)
  await driver.tap(shopAdminIds.more(stall.skuId))
  await driver.tap(shopAdminIds.review)
  await driver.find(shopAdminIds.save)
  await expectAccessible(page)
})

test('a double tap ships once, and a tap without a network ships nothing [action.ship]', async ({ driver, page }) => {
  const stall = await newStall()
  const id = await sold(stall)
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopOrder', { order_id: id }))
  await driver.tap(shopAdminIds.shipThis)
  await driver.type(shopAdminIds.carrier, 'CTT')
  await driver.type(shopAdminIds.number, 'RL1')
  await driver.offline(true)
  await driver.tap(shopAdminIds.send)
  await expect(page.locator(`#${shopAdminIds.send}`)).toContainText('No network')
  expect((await ok('sellerOrder', { order_id: id }, stall.seller)).order.status).toBe('paid')
  await driver.offline(false)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/seller/order/ship')) sent += 1
  })
  await page.locator(`#${shopAdminIds.send}`).dblclick()
  await driver.gone(shopAdminIds.send)
  expect(sent).toBe(1)
  expect((await ok('sellerOrder', { order_id: id }, stall.seller)).order.log_sn).toBe('RL1')
})

test('axe finds nothing on the errors of a payout, and on what follows from its choices [face.accessible]', async ({
  driver,
  page,
}) => {
  const stall = await newStall()
  await give(stall, '900')
  await give(stall, '100')
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopBalance'))
  await driver.tap(shopAdminIds.payOut)
  await driver.tap(shopAdminIds.payoutSend)
  await driver.find(`${shopAdminIds.payoutAmount}-error`)
  await expectAccessible(page)
  await driver.tap(shopAdminIds.payoutAll)
  await driver.tap(shopAdminIds.payoutWallet('EUR'))
  await expect(page.getByText('Exchanged at today’s rate')).toBeVisible()
  await expectAccessible(page)
})

test('a double tap pays out once, and a tap without a network pays nothing [money.payout] [wire.idempotency-intent]', async ({
  driver,
  page,
}) => {
  const stall = await newStall()
  await give(stall, '40')
  const balance = async () => (await ok('sellerBalance', {}, stall.seller)).balance
  await logIn(page, stall.seller.token)
  await driver.open(linkTo('shopBalance'))
  await driver.tap(shopAdminIds.payOut)
  await driver.type(shopAdminIds.payoutAmount, '15')
  await driver.type(shopAdminIds.payoutPassword, PASSWORD)
  await driver.offline(true)
  await driver.tap(shopAdminIds.payoutSend)
  await expect(page.locator(`#${shopAdminIds.payoutSend}`)).toContainText('No network')
  expect(await balance()).toBe('40.00')
  await driver.offline(false)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/seller/payout')) sent += 1
  })
  await page.locator(`#${shopAdminIds.payoutSend}`).dblclick()
  await driver.gone(shopAdminIds.payoutSend)
  expect(sent).toBe(1)
  expect(await balance()).toBe('25.00')
})

test('a browser that detects bar codes reads the number from a photo, and others show no button', async ({
  driver,
  page,
}) => {
  const stall = await newStall()
  const order_id = await sold(stall)
  await logIn(page, stall.seller.token)
  const askForParcel = async () => {
    await driver.open(linkTo('shopOrder', { order_id }))
    await driver.tap(shopAdminIds.shipThis)
    await driver.find(shopAdminIds.send)
  }
  await askForParcel()
  // Chromium on Linux has no detector
  expect(await driver.list(shopAdminIds.scan)).toEqual([])
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
  await driver.tap(shopAdminIds.scan)
  await expect(page.locator(`#${shopAdminIds.number}`)).toHaveValue('RL483920115PT')
})
