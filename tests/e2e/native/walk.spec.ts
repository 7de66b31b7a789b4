import type { Platform } from 'native-host/types'
import type { Language } from '@contract/base/languages'
import { play, wholeWalk } from '../walk/steps'
import { newWorld } from '../walk/world'
import { test } from './support/test'

const LANGUAGES: readonly Language[] = ['en', 'th']

/** All walks run on one server, and no walk may buy the products that another one checks. */
const ownWorld = (platform: Platform, lang: Language) =>
  newWorld(lang, (platform === 'ios' ? LANGUAGES.length : 0) + LANGUAGES.indexOf(lang))

test.describe('in English', () => {
  test('from looking around to a cancelled order [session.cart-merge]', async ({ driver, platform }) => {
    await play(wholeWalk, driver, await ownWorld(platform, 'en'))
  })
})

test.describe('in Thai', () => {
  test.use({ lang: 'th' })

  test('from looking around to a cancelled order', async ({ driver, platform }) => {
    await play(wholeWalk, driver, await ownWorld(platform, 'th'))
  })
})
