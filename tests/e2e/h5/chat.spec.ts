/** The customer chat in Chromium, on a server with a chat script from another host. */
import path from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { signInIds } from '@/features/sign-in/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { accountIds } from '@/features/account/ids'
import { linkTo } from '@/routes'
import { startChatScript, type ChatScript } from '../../support/chat-script'
import { startOwnServer } from '../../support/own-server'
import type { Driver } from '../walk/driver'
import { test as base } from './support/test'

const test = base.extend<object, { chat: ChatScript & { readonly shop: string } }>({
  chat: [
    async ({}, provide) => {
      const script = await startChatScript()
      const server = await startOwnServer({
        SERVICE_URL: script.url,
        SOUK_WEB: process.env.SOUK_TEST_H5 ?? path.join(__dirname, '../../../dist/h5'),
      })
      await provide({ ...script, shop: server.url })
      await server.stop()
      await script.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ chat }, provide) => provide(chat.shop),
})

const BUYER = { email: 'buyer@souk.test', password: 'souk-demo-1' }
const frame = (page: Page): FrameLocator => page.locator('iframe').filter({ visible: true }).contentFrame()

async function says(page: Page, words: string): Promise<void> {
  await expect(frame(page).locator('#chat-line')).toHaveText(words)
}

async function logIn(driver: Driver): Promise<void> {
  await driver.open(linkTo('login'))
  await driver.type(signInIds.loginEmail, BUYER.email)
  await driver.type(signInIds.loginPassword, BUYER.password)
  await driver.tap(signInIds.loginSubmit)
  await driver.gone(pageIds.login)
}

test('runs the script only once the chat of a product is opened, and isolated from the shop [route.chat]', async ({
  driver,
  page,
  chat,
}) => {
  const before = chat.loads()
  await driver.open(linkTo('search', { q: 'bag' }))
  await page
    .locator(`[id^="${idOf.productCard('')}"]`)
    .first()
    .click()
  await driver.find(pageIds.product)
  await driver.find(ids.chatOpen)
  expect(chat.loads()).toBe(before)
  await driver.tap(ids.chatOpen)
  await driver.find(pageIds.chat)
  await says(page, 'Chat in en')
  await expect(frame(page).locator('#chat-shop')).toHaveText('out of reach')
  expect(chat.loads()).toBe(before + 1)
})

test('reloads the script when the language changes [session.chat-script]', async ({ driver, page, chat, isMobile }) => {
  await driver.open(linkTo('chat'))
  await says(page, 'Chat in en')
  const before = chat.loads()
  // the settings are in the account on phones, and above every page on wide screens
  if (isMobile) await driver.open(linkTo('dashboard'))
  await driver.tap(ids.languageOpen)
  await driver.tap(idOf.language('th'))
  await driver.gone(idOf.language('th'))
  if (isMobile) await driver.open(linkTo('chat'))
  await says(page, 'Chat in th')
  // on phones the chat that was left behind restarts as well, if the browser does not take the script from its cache
  expect(isMobile ? [1, 2] : [1]).toContain(chat.loads() - before)
})

test('reloads the script after a login, and again after a logout [session.chat-script]', async ({
  driver,
  page,
  chat,
}) => {
  await driver.open(linkTo('chat'))
  await says(page, 'Chat in en')
  const before = chat.loads()
  await logIn(driver)
  await driver.open(linkTo('chat'))
  await expect(frame(page).locator('#chat-line')).toHaveText(/^Chat in en with \S/)
  await driver.open(linkTo('dashboard'))
  await driver.tap(accountIds.logout)
  await driver.find(pageIds.home)
  await driver.open(linkTo('chat'))
  await says(page, 'Chat in en')
  expect(chat.loads()).toBeGreaterThanOrEqual(before + 2)
})

test('shows a message when the script does not load, and loads it on retry', async ({ driver, page, chat }) => {
  chat.breaks(true)
  await driver.open(linkTo('chat'))
  await driver.find(ids.retry)
  chat.breaks(false)
  await driver.tap(ids.retry)
  await says(page, 'Chat in en')
})

test('also offers the chat in the account and on an order', async ({ driver, page }) => {
  await logIn(driver)
  await driver.open(linkTo('dashboard'))
  await driver.find(ids.chatOpen)
  await driver.open(linkTo('orders'))
  await page
    .locator(`[id^="${idOf.orderOpen('')}"]`)
    .first()
    .click()
  await driver.find(pageIds.order)
  await driver.tap(ids.chatOpen)
  await driver.find(pageIds.chat)
})
