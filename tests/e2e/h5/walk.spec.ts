import { EXPRESS } from '../walk/express'
import { play, wholeWalk } from '../walk/steps'
import { newWorld, type World } from '../walk/world'
import { test } from './support/test'

const LANGUAGES = ['en', 'th'] as const

/** Both widths run the walk in both languages at the same time. */
function worldOf(lang: (typeof LANGUAGES)[number], isMobile: boolean): Promise<World> {
  return newWorld(lang, (isMobile ? 0 : LANGUAGES.length) + LANGUAGES.indexOf(lang))
}

test.describe('in English', () => {
  test('from looking around to a cancelled order [route.home] [route.search] [route.product] [route.cart] [route.mycart] [route.delivery] [route.pay] [route.purchase] [route.order-detail] [route.dashboard] [route.register] [route.login] [session.cart-merge]', async ({
    driver,
    isMobile,
  }) => {
    await play(wholeWalk, driver, await worldOf('en', isMobile))
  })
})

test.describe('in Thai', () => {
  test.use({ lang: 'th' })

  test('from looking around to a cancelled order [const.languages]', async ({ driver, isMobile }) => {
    await play(wholeWalk, driver, await worldOf('th', isMobile))
  })
})

test.describe('in few taps', () => {
  for (const scenario of EXPRESS) test(scenario.name, ({ driver }) => scenario.play(driver))
})
