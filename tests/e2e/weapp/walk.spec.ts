import type { Language } from '@contract/base/languages'
import { play, wholeWalk } from '../walk/steps'
import { newWorld } from '../walk/world'
import { test } from './support/test'

const LANGUAGES: readonly Language[] = ['en', 'th']

/** Both back ends run at the same time on one server, so they must not buy the products that the other checks. */
const ownWorld = (lang: Language) => {
  const before = process.env.SOUK_WEAPP_BACKEND === 'chromium' ? LANGUAGES.length : 0
  return newWorld(lang, before + LANGUAGES.indexOf(lang))
}

test.describe('in English', () => {
  test('from looking around to a cancelled order [session.cart-merge]', async ({ driver }) => {
    await play(wholeWalk, driver, await ownWorld('en'))
  })
})

test.describe('in Thai', () => {
  test.use({ lang: 'th' })

  test('from looking around to a cancelled order', async ({ driver }) => {
    await play(wholeWalk, driver, await ownWorld('th'))
  })
})
