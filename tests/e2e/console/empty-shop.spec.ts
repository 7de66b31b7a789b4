/** An empty production server becomes a market that sells, ships, settles and pays out: docs/walks/empty-shop.md. */
import { expect, type Page } from '@playwright/test'
import { csvOf, zipOf } from '../../contract/support/csv-files'
import { SMALL_PNG } from '../../contract/support/pictures'
import { expectAccessible } from '../h5/support/axe'
import {
  apply,
  buyByWallet,
  codeOf,
  made,
  PASSWORD,
  PICTURE,
  receive,
  register,
  startEmptyMarket,
  topUp,
  type EmptyMarket,
  type Person,
} from './support/empty-market'
import { BUILT, goTo, settled, test as base } from './support/test'
import { patient } from '../../jest/patience.js'

const test = base.extend<object, { readonly market: EmptyMarket }>({
  market: [
    async ({}, provide) => {
      const market = await startEmptyMarket({ SOUK_CONSOLE: BUILT, GEOCODER_URL: 'https://places.example' })
      await provide(market)
      await market.stop()
    },
    { scope: 'worker' },
  ],
  server: [async ({ market }, provide) => provide(market.url), { scope: 'worker' }],
})

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/console/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await settled(page)
}

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Set up the marketplace' }).getByRole('link', { name }).click()
const saved = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** Types the code of the server's owner, scans the secret, types its first code, and keeps the recovery codes. */
async function setUpSecondFactor(page: Page, firstCode: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByLabel('Code from the mail')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Code from the mail').fill(firstCode === '111111' ? '222222' : '111111')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toContainText('The code is wrong')
  await expectAccessible(page)
  await dialog.getByLabel('Code from the mail').fill(firstCode)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const secret = await dialog.locator('.codes__secret code').innerText()
  await dialog.getByLabel('First code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Name, languages, currencies, departments, the own shop, and an account for top-ups. */
async function leadThroughSteps(page: Page): Promise<void> {
  await step(page, 'Name, languages and currencies')
  await page.getByLabel('Name of the marketplace').fill('Grand Bazaar')
  await page.getByRole('checkbox', { name: 'ไทย' }).uncheck()
  await page.getByLabel('Rate of GBP').fill('0.08')
  await page.getByRole('button', { name: 'Use these' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('far from the last')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Rate of GBP').fill('0.8')
  await page.getByRole('button', { name: 'Remove MXN' }).click()
  await page.getByRole('button', { name: 'Use these' }).click()
  await saved(page, 'Saved')
  await expect(page).toHaveTitle(/ · Grand Bazaar$/)
  await expect(page.getByRole('navigation').getByText('Grand Bazaar')).toBeVisible()

  await step(page, 'Departments')
  await page.getByRole('button', { name: 'Create the departments of General' }).click()
  await saved(page, 'Departments created')

  await step(page, 'The first shop')
  await page.getByLabel('Name of the shop').fill('Market house')
  await page.getByLabel('Shipping costs, in USD').fill('4')
  await page.getByLabel('Days on the way, at least').fill('5')
  await page.getByLabel('Days on the way, at most').fill('2')
  await page.getByRole('button', { name: 'Open this shop' }).click()
  await expect(page.getByLabel('Days on the way, at most')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Days on the way, at most').fill('8')
  await page.getByRole('button', { name: 'Open this shop' }).click()
  await saved(page, 'Market house is open')

  await step(page, 'Payment')
  await page.getByRole('link', { name: 'Bank accounts for top-ups' }).click()
  await page.getByRole('button', { name: 'Add an account' }).click()
  await page.getByLabel('Currency').fill('USD')
  await page.getByLabel('Bank', { exact: true }).fill('First Bank')
  await page.getByLabel('Account holder').fill('Market Ltd')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Account number or IBAN')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Account number or IBAN').fill('12345678')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Last changed by Olga Wren/)).toBeVisible()
  await goTo(page, '/settings/money')
  await page.getByLabel('Of the price of the goods, in %').fill('10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Last changed by Olga Wren/)).toBeVisible()
  await goTo(page, '/settings/website_config')
  await expect(page.getByLabel('Search for places')).not.toBeEditable()
}

/** Approves all that waits of a kind. */
async function approveAll(page: Page, kind: string, count: number): Promise<void> {
  await goTo(page, `/queue?kind=${kind}`)
  for (let left = count; left > 0; left -= 1) {
    await page.locator('.queue__pane').getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    if (left > 1) await expect(page.locator('.queue__pane').getByRole('button', { name: 'Approve' })).toBeEnabled()
  }
  await expect(page.getByText('Nothing waits here')).toBeVisible()
}

/** Makes a product with a picture and stock, and puts it on sale. Returns its id. */
async function makeProduct(page: Page, { name, sku, price }: Readonly<Record<'name' | 'sku' | 'price', string>>) {
  await goTo(page, '/products/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Category').selectOption({ label: 'Kitchen & dining' })
  await page.getByLabel('Brand').fill('No brand')
  await page.getByLabel(/^SKU/).fill(sku)
  await page.getByLabel(/^Price/).fill(price)
  await page.getByLabel(/^Pieces/).fill('9')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/#\/products\/\d+$/)
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect(page.getByText(/^(In review|On sale)$/).first()).toBeVisible()
  return /products\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Has the products of a shop go on sale without approval from now on. */
async function trust(page: Page, shop: string): Promise<void> {
  await goTo(page, '/shops')
  await page.getByRole('button', { name: `Terms of ${shop}` }).click()
  await page.getByRole('dialog').getByLabel('Its products need no approval').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await saved(page, `Terms of ${shop} saved`)
}

/** Imports so many products with pictures, and puts them on sale. */
async function importProducts(page: Page, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, at) => [
    ...[`CUP-${at}`, `Cup ${at}`, 'Kitchen & dining', `${5 + (at % 20)}.50`, '4', 'cup.png', 'listed'],
  ])
  const csv = csvOf(['sku', 'name_en', 'category', 'price', 'stock', 'images', 'state'], ...lines)
  await goTo(page, '/imports')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'cups.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByRole('heading', { name: 'cups.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(`${count} written, 0 refused`)).toBeVisible({ timeout: patient(60_000) })
  const buffer = Buffer.from(zipOf({ 'cup.png': SMALL_PNG }))
  await page.getByLabel('Choose a ZIP').setInputFiles({ name: 'cups.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByText(`Pictures: 0 to be fetched, ${count} on their products, 0 failed`)).toBeVisible({
    timeout: patient(120_000),
  })
}

/** Asks for all that the shop has, to a bank. */
async function payOut(page: Page, amount: string): Promise<void> {
  await goTo(page, '/balance')
  await page.getByRole('button', { name: 'Pay out' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Amount in USD').fill(amount)
  await sheet.getByLabel('Account holder').fill('Claire Wick')
  await sheet.getByLabel('Account number').fill('PT5000020123')
  await sheet.getByLabel('Your password').fill(PASSWORD)
  await sheet.getByRole('button', { name: 'Ask for it' }).click()
  await saved(page, `$${amount} is asked for`)
}

/** Accepts the order of the shop, and ships it. */
async function ship(page: Page): Promise<void> {
  await goTo(page, '/orders')
  await page.getByRole('button', { name: /^Accept \d/ }).click()
  await page.getByRole('button', { name: /^Ship \d/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Carrier').fill('CTT')
  await sheet.getByLabel('Tracking number').fill('RL483920115PT')
  await sheet.getByRole('button', { name: 'Ship it' }).click()
  await expect(sheet).toHaveCount(0)
}

/** An operator in a shop reports that its parcel has arrived. */
async function deliver(page: Page, shop: string): Promise<void> {
  await goTo(page, '/shops')
  await page.getByRole('button', { name: `Enter ${shop}` }).click()
  await goTo(page, '/orders?tab=on_the_way')
  await page.getByRole('button', { name: /^Report as delivered/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Report as delivered' }).click()
  await expect(page.getByText(/is delivered/)).toBeVisible()
}

test('an empty production server becomes a market that pays its shops out [console.setup] [console.empty-shop]', async ({
  page,
  browser,
  server,
  market,
}) => {
  test.setTimeout(patient(480_000))
  const tabOf = async ({ email }: Person): Promise<Page> => {
    const tab = await (await browser.newContext({ baseURL: server })).newPage()
    await tab.addInitScript(() => localStorage.setItem('souk.console.language', 'en'))
    await logIn(tab, email)
    return tab
  }
  const operator = await register(server, 'Olga Wren')
  await market.appoint(operator.email)

  await logIn(page, operator.email)
  await setUpSecondFactor(page, await market.firstCode(operator.email))
  await expect(page).toHaveURL(/#\/setup$/)
  await expect(page.getByText('3 of 10 steps done')).toBeVisible()
  await leadThroughSteps(page)

  const sellers = [await register(server, 'Claire Wick'), await register(server, 'Somchai Pot')]
  const shops = ['Claywick Kitchen', 'Pot and Pan']
  for (const [place, seller] of sellers.entries()) await apply(server, seller, shops[place] ?? '')
  await approveAll(page, 'applications', 2)

  const tabs: Page[] = []
  const products: string[] = []
  for (const [place, seller] of sellers.entries()) {
    const tab = await tabOf(seller)
    tabs.push(tab)
    products.push(await makeProduct(tab, { name: `Jug ${place}`, sku: `JUG-${place}`, price: '20' }))
  }
  await approveAll(page, 'products', 2)
  for (const [place, tab] of tabs.entries()) {
    await trust(page, shops[place] ?? '')
    await importProducts(tab, 99)
  }
  expect((await made(server, 'getAllProducts', {})).count).toBe(200)
  await goTo(page, '/')
  await goTo(page, '/setup')
  await expect(page.getByText('8 of 10 steps done')).toBeVisible()
  await step(page, 'Mail')
  await expect(page.getByText(/^SMTP_URL=/)).toBeVisible()
  await expectAccessible(page)

  const buyer = await register(server, 'Ada Lovelace')
  await topUp(server, buyer, '100')
  await approveAll(page, 'recharges', 1)
  const orders = await buyByWallet(server, buyer, products)
  for (const [place, tab] of tabs.entries()) {
    await ship(tab)
    await deliver(page, shops[place] ?? '')
  }
  for (const order of orders) await receive(server, buyer, order)

  const balanceOf = async ({ token }: Person) => (await made(server, 'sellerBalance', {}, token)).balance
  for (const [place, seller] of sellers.entries()) {
    // a jug of 20 and 3.90 for its shipping, less a commission of 10 % on the jug; settled within a quarter of a minute
    await expect.poll(() => balanceOf(seller), { timeout: patient(60_000) }).toBe('21.90')
    await payOut(tabs[place] ?? page, '21.90')
  }
  await approveAll(page, 'withdrawals', 2)
  for (const seller of sellers) expect(await balanceOf(seller)).toBe('0.00')
})
