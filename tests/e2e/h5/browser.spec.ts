/** The page for external pages. The web app never links to it, because the browser opens external pages. */
import { browserIds } from '@/features/browser/ids'
import { pageIds } from '@/kit/ids'

import { linkTo } from '@/routes'
import { test } from './support/test'

test('shows nothing when it is opened directly, and has a link to home [route.browser]', async ({ driver, page }) => {
  await driver.open(linkTo('browser'))
  await driver.find(browserIds.page)
  await driver.find(browserIds.nothing)
  await page.getByRole('button', { name: 'Go to the home page' }).filter({ visible: true }).click()
  await driver.find(pageIds.home)
})
