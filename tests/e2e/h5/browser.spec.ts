/** The page for external pages, to which the web app itself never links: here the browser opens them. */
import { browserIds } from '@/features/browser/ids'
import { pageIds } from '@/kit/ids'

import { linkTo } from '@/routes'
import { test } from './support/test'

test('has nothing to show who opens it by its own link, and leads home [route.browser]', async ({ driver, page }) => {
  await driver.open(linkTo('browser'))
  await driver.find(browserIds.page)
  await driver.find(browserIds.nothing)
  await page.getByRole('button', { name: 'Go to the home page' }).filter({ visible: true }).click()
  await driver.find(pageIds.home)
})
