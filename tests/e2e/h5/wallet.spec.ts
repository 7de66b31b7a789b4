import { walletIds } from '@/features/wallet/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newSaver, rechargeFields, withdrawn } from '../../contract/support/wallets'
import { WALLET } from '../walk/wallet'
import { expectAccessible } from './support/axe'
import { hand } from './support/hand'
import { logIn, test } from './support/test'

for (const { name, play } of WALLET) {
  test(name, ({ driver, page, hasTouch }) => play(driver, hand(page, hasTouch)))
}

test('axe finds nothing on the records, a record with its proof, and a confirmation [route.wallet] [face.accessible]', async ({
  driver,
  page,
}) => {
  const buyer = await newSaver()
  const asked = await withdrawn(buyer)
  const sent = await ok('recharge', await rechargeFields(buyer), buyer)
  await logIn(page, buyer.token)
  await driver.open(linkTo('wallet'))
  await driver.find(walletIds.record(sent.id))
  await expectAccessible(page)
  await driver.tap(walletIds.record(sent.id))
  await driver.find(walletIds.proof)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await driver.tap(walletIds.recall(asked.id))
  await expectAccessible(page)
})

test('axe finds nothing on invalid forms [route.recharge] [route.withdraw] [face.accessible]', async ({
  driver,
  page,
}) => {
  await logIn(page, (await newSaver()).token)
  await driver.open(linkTo('recharge'))
  await driver.tap(walletIds.sendRecharge)
  await driver.find(`${walletIds.amount}-error`)
  await expectAccessible(page)
  await driver.open(linkTo('withdraw'))
  await driver.tap(walletIds.sendWithdrawal)
  await driver.find(`${walletIds.password}-error`)
  await expectAccessible(page)
})
