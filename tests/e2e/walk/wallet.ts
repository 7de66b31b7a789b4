/** Recharges and withdrawals. */
import { expect } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { walletIds } from '@/features/wallet/ids'
import { pictureIds } from '@/kit/picture-field/ids'
import { ids } from '@/kit/ids'

import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { freshTransactionId, balanceAndFrozen, newSaver, rechargeFields } from '../../contract/support/wallets'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import { newPhoto } from './photo'
import { logInOperator } from './operator'
import type { Hand } from './profile'
import type { ScenarioWith } from './scenario'

async function addProof(driver: Driver, hand: Hand): Promise<void> {
  await hand.pick(await newPhoto())
  await driver.tap(walletIds.addProof)
  if (hand.asks) await driver.tap(pictureIds.source('gallery'))
}

/** Sends the form of a recharge until the server has it, because the picture may still be uploading. */
async function send(driver: Driver, sent: () => Promise<boolean>): Promise<void> {
  await eventually(
    async () => {
      await driver.tap(walletIds.sendRecharge)
      return sent()
    },
    Boolean,
    'what was sent has an answer',
  )
}

const shows = (driver: Driver, id: string, words: RegExp) =>
  eventually(
    () => driver.read(id),
    (text) => words.test(text),
    `${id} says ${words}`,
  )

async function topUp(driver: Driver, hand: Hand): Promise<void> {
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('dashboard'))
  await driver.tap(walletIds.walletOpen)
  await driver.find(walletIds.balance)
  await driver.tap(walletIds.toRecharge)
  await driver.find(walletIds.rechargePage)
  await addProof(driver, hand)
  await driver.tap(walletIds.suggestion('150'))
  const transaction_id = freshTransactionId()
  await driver.type(walletIds.transaction, transaction_id)
  const mine = async () => (await ok('rechargeList', {}, buyer)).list
  await send(driver, async () => (await mine()).length === 1)
  const record = one(await mine())
  expect(record).toMatchObject({ amount: '150.00', transaction_id, state: 'review' })
  await driver.find(walletIds.state(record.id))
  await ok('opsRechargesDecide', { id: record.id, state: 1, remark: 'Thank you' }, await logInOperator())
  await driver.back()
  await shows(driver, walletIds.balance, /650/)
  await driver.tap(walletIds.record(record.id))
  await driver.find(walletIds.proof)
}

async function usedBefore(driver: Driver, hand: Hand): Promise<void> {
  const other = await newBuyer()
  const taken = await ok('recharge', await rechargeFields(other), other)
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('recharge', { wallet: 'EUR' }))
  await driver.find(walletIds.rechargePage)
  await driver.type(walletIds.amount, '99.99')
  await driver.type(walletIds.transaction, taken.transaction_id ?? '')
  await driver.tap(walletIds.sendRecharge)
  await driver.find(`${walletIds.amount}-error`)
  await driver.type(walletIds.amount, '100,50')
  await addProof(driver, hand)
  const isRefused = async () => (await driver.list(`${walletIds.transaction}-error`)).length > 0
  await send(driver, isRefused)
  expect(await driver.read(walletIds.transaction)).toBe(taken.transaction_id)
  await driver.type(walletIds.transaction, freshTransactionId())
  const mine = async () => (await ok('rechargeList', {}, buyer)).list
  await send(driver, async () => (await mine()).length === 1)
  expect((await mine())[0]).toMatchObject({ wallet: 'EUR', amount: '100.50' })
}

async function takeOut(driver: Driver): Promise<void> {
  const buyer = await newSaver()
  await logIn(driver, buyer)
  await driver.open(linkTo('wallet'))
  await driver.tap(walletIds.toWithdraw)
  await driver.find(walletIds.withdrawPage)
  await driver.type(walletIds.amount, '120')
  await driver.type(walletIds.password, 'not this one')
  await driver.tap(walletIds.sendWithdrawal)
  await driver.find(`${walletIds.password}-error`)
  expect(await balanceAndFrozen(buyer)).toEqual(['500.00', '0.00'])
  await driver.type(walletIds.password, buyer.password)
  await driver.tap(walletIds.sendWithdrawal)
  await eventually(
    () => balanceAndFrozen(buyer),
    ([balance, frozen]) => balance === '380.00' && frozen === '120.00',
    'the sum is frozen',
  )
  const { id } = one((await ok('transactionDetails', { type: 'withdraw' }, buyer)).list)
  await driver.tap(walletIds.recall(id))
  await driver.tap(ids.dialogConfirm)
  await driver.gone(walletIds.recall(id))
  expect(await balanceAndFrozen(buyer)).toEqual(['500.00', '0.00'])
}

export const WALLET: readonly ScenarioWith<Hand>[] = [
  {
    name: 'recharges the wallet with a proof, which an operator approves [route.wallet] [route.recharge]',
    play: topUp,
  },
  {
    name: 'reports a too small amount and a used transaction id, and keeps the other fields [route.recharge] [code.2000028]',
    play: usedBefore,
  },
  {
    name: 'freezes a withdrawal only with the right password, and recalls it [route.withdraw] [money.withdrawal]',
    play: takeOut,
  },
]
