import { deskIds } from '@/features/shop-desk/ids'
import { linkTo } from '@/routes'
import { logIn } from '../walk/account'
import { eventually } from '../walk/driver'
import { newDesk, SHOP_DESK, sold } from '../walk/shop-desk'
import { test } from './support/test'

for (const { name, play } of SHOP_DESK) test(name, ({ driver }) => play(driver))

test('the host’s scanner reads the number of a parcel', async ({ driver, miniProgram }) => {
  const stall = await newDesk()
  const order_id = await sold(stall)
  await logIn(driver, stall.seller)
  await driver.open(linkTo('shopOrder', { order_id }))
  await driver.tap(deskIds.shipThis)
  await miniProgram.mockWxMethod('scanCode', { result: 'RL483920115PT', scanType: 'CODE_128', errMsg: 'scanCode:ok' })
  await driver.tap(deskIds.scan)
  await eventually(
    () => driver.read(deskIds.number),
    (number) => number === 'RL483920115PT',
    'the scanned number',
  )
})
