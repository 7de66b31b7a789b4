/** Playwright's test for the console: a server of its own for each worker, and people who are logged in. */
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import type { Envelope } from '@contract/base/envelope'
import type { Language } from '@contract/base/languages'
import { startOwnServer } from '../../../support/own-server'

export const BUILT = process.env.SOUK_TEST_CONSOLE ?? path.join(__dirname, '../../../../dist/console')
export const PASSWORD = 'souk-demo-1'

export type Person = 'seller' | 'operator'

/** The demo's shop that is entered by operators: it belongs to the demo's seller. */
export const SHOP = 'Claywick Kitchen'

interface Options {
  readonly lang: Language
}

interface Fixtures {
  /** What the page's console said: nothing is expected. */
  readonly said: string[]
}

export const test = base.extend<Options & Fixtures, { readonly server: string }>({
  lang: ['en', { option: true }],
  server: [
    async ({}, provide) => {
      const server = await startOwnServer({ SOUK_CONSOLE: BUILT })
      await provide(server.url)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server),
  said: [
    async ({ page }, provide) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await provide(said)
      expect(said).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, lang }, provide) => {
    await page.addInitScript((language) => localStorage.setItem('souk.console.language', language), lang)
    await provide(page)
  },
})

/** Makes a call of the API beside the page. */
export async function ask<T>(
  server: string,
  path: string,
  {
    method = 'GET',
    token = '',
    fields = {},
  }: { method?: string; token?: string; fields?: Record<string, string> } = {},
): Promise<T> {
  const form = new URLSearchParams(fields).toString()
  const answer = await fetch(`${server}/api${path}${method === 'GET' && form ? `?${form}` : ''}`, {
    method,
    headers: { 'access-token': token, lang: 'en', 'content-type': 'application/x-www-form-urlencoded' },
    body: method === 'POST' ? form : undefined,
  })
  const { code, message, data } = (await answer.json()) as Envelope<T>
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
  return data
}

export const tokenOf = async (server: string, who: Person): Promise<string> => {
  const fields = { email: `${who}@souk.test`, password: PASSWORD }
  return (await ask<Data<'login'>>(server, '/customer/login/account', { method: 'POST', fields }))['access-token']
}

/** Opens the console as somebody who is logged in in this tab; an operator in the shop of the demo's seller. */
export async function openAs(page: Page, server: string, who: Person, address = '/'): Promise<void> {
  const token = await tokenOf(server, who)
  const shop = who === 'operator' ? { shop_id: await shopId(server), name: SHOP } : null
  const session = { token, role: who, name: who === 'seller' ? 'Claire Wick' : 'Olu', shop }
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('opened')) return
    sessionStorage.setItem('opened', '1')
    sessionStorage.setItem('souk.console.session', kept)
  }, JSON.stringify(session))
  await page.goto(`/console/#${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The demo seller's shop. */
export async function shopId(server: string): Promise<string> {
  const { list } = await ask<Data<'sellerProducts'>>(server, '/seller/products', {
    token: await tokenOf(server, 'seller'),
  })
  if (!list[0]) throw new Error('the demo’s seller has no product')
  return list[0].shop_id
}

/** Goes to another screen in the same tab. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
}

/** Everything that loads has come. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.skeleton, .list--stale')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Nothing is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over, page.url()).toBeLessThanOrEqual(0)
}
