/** The first screen of a shop, and the mails that a person chooses. */
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { ask, goTo, openAs, test, tokenOf } from './support/test'

test('shows what is to be done, and leads to it [console.home]', async ({ page, server }) => {
  await openAs(page, server, 'seller')
  const token = await tokenOf(server, 'seller')
  const home = await ask<Data<'sellerHome'>>(server, '/seller/home', { token })
  const tile = (name: string, count: number) => page.getByRole('link', { name: new RegExp(`^${name}\\s*${count}`) })
  await expect(tile('To accept', home.to_accept)).toBeVisible()
  await expect(tile('Reviews to answer', home.reviews)).toBeVisible()
  await expect(page.getByText('Ready to be paid out')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Newest orders' }).getByRole('rowheader')).not.toHaveCount(0)
  await tile('To ship', home.to_ship).click()
  await expect(page.getByRole('button', { name: /^To ship/ })).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, '/home')
  await tile('Low stock', home.low_stock_count).click()
  await expect(page.getByRole('button', { name: 'Low stock' })).toHaveAttribute('aria-pressed', 'true')
})

test('switches a kind of mails off and on for the person who is logged in [console.mail-choices]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/mails')
  const choice = page.getByRole('checkbox', { name: 'What waits for operators' })
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  // its state follows the call: a click alone does not change it yet
  await choice.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await choice.click()
  await expect(choice).toBeEnabled()
  await expect(choice).toBeChecked()
})
