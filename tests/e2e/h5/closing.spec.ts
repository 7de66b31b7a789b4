/** Closing an account in a browser, and the address for the forms of the app stores. */
import { closingIds } from '@/features/account/closing/ids'
import { ids, pageIds } from '@/kit/ids'
import { signInIds } from '@/features/sign-in/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { fillLogin } from '../walk/account'
import { CLOSING } from '../walk/closing'
import { expectAccessible } from './support/axe'
import { logIn, test } from './support/test'

for (const { name, play } of CLOSING) {
  test(name, ({ driver, page }) =>
    play(driver, {
      async taken(act) {
        const [download] = await Promise.all([page.waitForEvent('download'), act()])
        return download.url()
      },
      async restart() {
        await page.reload()
      },
    }),
  )
}

test('opens from /account/delete after a login [route.account] [rule.leaving]', async ({ driver, page }) => {
  const buyer = await newBuyer()
  await page.goto('/account/delete')
  await fillLogin(driver, buyer)
  await driver.find(closingIds.close)
})

test('axe finds nothing on the confirmation, the errors and the grace period [route.account] [face.accessible]', async ({
  driver,
  page,
}) => {
  const buyer = await newBuyer()
  await logIn(page, buyer.token)
  await driver.open(linkTo('account'))
  await driver.tap(closingIds.close)
  await driver.find(`${closingIds.forfeit}-error`)
  await expectAccessible(page)
  await driver.tap(closingIds.forfeit)
  await driver.type(closingIds.password, buyer.password)
  await driver.tap(closingIds.close)
  await driver.find(ids.dialogConfirm)
  await expectAccessible(page)
  await driver.tap(ids.dialogConfirm)
  await driver.find(pageIds.login)
  await driver.find(signInIds.closed)
  await expectAccessible(page)
  await fillLogin(driver, buyer)
  await driver.find(closingIds.keep)
  await expectAccessible(page)
})
