/** The customer chat in the native app: what its web view gets, and how the app handles its messages. */
import { expect } from '@playwright/test'
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { choose, logIn } from '../walk/account'
import { articles } from '../walk/world'
import { test } from './support/test'

const WEB = { component: 'RNCWebView' }

test('opens and closes the chat of a product in the language of the app', async ({ phone, driver }) => {
  const [article] = await articles()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(ids.chatOpen)
  await driver.find(pageIds.chat)
  await phone.until(() => phone.all(WEB).length === 1, 'the chat')
  expect(phone.web(WEB).source.uri).toBe(`${process.env.SOUK_TEST_API}/chat#lang=en`)
  phone.web(WEB).post('{"soukChat":"ready"}')
  await driver.back()
  await driver.gone(pageIds.chat)
  await driver.find(pageIds.product)
})

test('reloads in another language and after a login [session.chat-script]', async ({ phone, driver }) => {
  const address = () => phone.all(WEB).length > 0 && phone.web(WEB).source.uri
  await choose(driver, ids.languageOpen, idOf.language('th'), 'ไทย')
  await driver.open(linkTo('chat'))
  await phone.until(() => String(address()).endsWith('/chat#lang=th'), 'the chat in Thai')
  await driver.back()
  await driver.gone(pageIds.chat)
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('chat'))
  await phone.until(() => /\/chat#lang=th&name=\S/.test(String(address())), 'the chat with the buyer')
})

test('shows a message when the chat does not load, and loads it on retry', async ({ phone, driver }) => {
  await driver.open(linkTo('chat'))
  await phone.until(() => phone.all(WEB).length === 1, 'the chat')
  phone.web(WEB).failed('no route')
  await driver.tap(ids.retry)
  await phone.until(() => phone.all(WEB).length === 1, 'the chat again')
  await driver.offline(true)
  await driver.find(ids.offline)
  await driver.offline(false)
  await phone.until(() => phone.all(WEB).length === 1, 'the chat once the network is back')
})
