import { expect } from '@playwright/test'
import { pageIds } from '@/kit/ids'
import { pictureIds } from '@/kit/picture-field/ids'
import { profileIds } from '@/features/account/profile/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { PROFILE } from '../walk/profile'
import { hand } from './support/hand'
import { test } from './support/test'

for (const { name, play } of PROFILE) test(name, ({ driver, phone }) => play(driver, hand(phone)))

test('shows why the camera does not open, and links to the settings of the phone [route.profile]', async ({
  driver,
  phone,
}) => {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('profile'))
  await driver.find(pageIds.profile)
  phone.surroundings.cameraAllowed = false
  await driver.tap(pictureIds.change)
  await driver.tap(pictureIds.source('camera'))
  const settings = await phone.until(() => phone.visible({ text: 'Open the settings' })[0], 'the way to the settings')
  await driver.find(profileIds.save)
  await phone.tap(settings)
  await phone.until(() => phone.surroundings.opened.length > 0, 'the settings')
  expect(phone.surroundings.opened).toEqual(['settings:'])
})
