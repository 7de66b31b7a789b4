import { shopAdminIds } from '@/features/shop-admin/ids'
import { linkTo } from '@/routes'
import { logIn } from '../walk/account'
import { eventually } from '../walk/driver'
import { newStall, SHOP_ADMIN, sold } from '../walk/shop-admin'
import { test } from './support/test'

for (const { name, play } of SHOP_ADMIN) test(name, ({ driver }) => play(driver))

test('the host’s scanner reads the number of a parcel', async ({ driver, miniProgram }) => {
  const stall = await newStall()
  const order_id = await sold(stall)
  await logIn(driver, stall.seller)
  await driver.open(linkTo('shopOrder', { order_id }))
  await driver.tap(shopAdminIds.shipThis)
  await miniProgram.mockWxMethod('scanCode', { result: 'RL483920115PT', scanType: 'CODE_128', errMsg: 'scanCode:ok' })
  await driver.tap(shopAdminIds.scan)
  await eventually(
    () => driver.read(shopAdminIds.number),
    (number) => number === 'RL483920115PT',
    'the scanned number',
  )
})
