/** axe on content that is not visible when a page opens; every-page.spec.ts checks pages as they open. */
import { profileIds } from '@/features/account/profile/ids'
import { pageIds } from '@/kit/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { expectAccessible } from './support/axe'
import { logIn, test } from './support/test'

test('axe finds nothing on an invalid form of the profile [route.profile] [face.accessible]', async ({
  driver,
  page,
}) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('profile'))
  await driver.tap(profileIds.password)
  await driver.tap(profileIds.save)
  await driver.find(`${profileIds.field('new_password')}-error`)
  await expectAccessible(page)
})

test('redirects from an unknown page to the 404 page [screen.unknown-page] [screen.hash-router]', async ({
  driver,
}) => {
  await driver.open('/pages/nothing/here')
  await driver.find(pageIds.notFound)
})
