/** axe on what is not there when a page opens; every page as it opens is in every-page.spec.ts. */
import { pageIds } from '@/components/ids'
import { profileIds } from '@/components/profile-ids'
import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/people'
import { expectAccessible } from './axe'
import { logIn, test } from './test'

test('axe finds nothing on a form of the profile with what is wrong in it [route.profile] [face.accessible]', async ({
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

test('leads from an unknown page to the 404 page [screen.unknown-page] [screen.hash-router]', async ({ driver }) => {
  await driver.open('/pages/nothing/here')
  await driver.find(pageIds.notFound)
})
