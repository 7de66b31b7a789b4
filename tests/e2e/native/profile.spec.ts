import { expect } from '@playwright/test'
import type { Device } from 'native-host/types'
import { pageIds } from '@/components/ids'
import { pictureIds, profileIds } from '@/components/profile-ids'
import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/people'
import { logIn } from '../walk/account'
import type { Photo } from '../walk/photo'
import { PROFILE, type Hand } from '../walk/profile'
import { restart, test } from './test'

const IMAGES = ['RCTImageView', 'RCTTextInlineImage']

function sourceOf(prop: (name: string) => unknown): string | undefined {
  const given = prop('src') ?? prop('source')
  const first: unknown = Array.isArray(given) ? given[0] : given
  return (first as { uri?: string } | undefined)?.uri
}

function hand(phone: Device): Hand {
  let next: Photo | 'cancel' = 'cancel'
  const tell = () => {
    phone.surroundings.pictures = next === 'cancel' ? 'cancel' : [next.file]
  }
  return {
    asks: true,
    async pick(photo) {
      next = photo
      tell()
    },
    async shows(address) {
      const images = IMAGES.flatMap((component) => phone.visible({ component }))
      return images.some(({ prop }) => sourceOf(prop) === address)
    },
    async restart() {
      await restart(phone)
      tell()
    },
  }
}

for (const { name, play } of PROFILE) test(name, ({ driver, phone }) => play(driver, hand(phone)))

test('says why the camera stays closed, and leads to the settings of the phone [route.profile]', async ({
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
