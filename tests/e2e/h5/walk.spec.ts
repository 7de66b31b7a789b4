import { play, wholeWalk } from '../walk/steps'
import { newWorld } from '../walk/world'
import { test } from './support/test'

test.describe('in English', () => {
  test('from looking around to a cancelled order [route.home] [route.search] [route.product] [route.cart] [route.mycart] [route.delivery] [route.pay] [route.purchase] [route.order-detail] [route.dashboard] [route.register] [route.login] [session.cart-merge]', async ({
    driver,
  }) => {
    await play(wholeWalk, driver, await newWorld('en'))
  })
})

test.describe('in Thai', () => {
  test.use({ lang: 'th' })

  test('from looking around to a cancelled order [const.languages]', async ({ driver }) => {
    await play(wholeWalk, driver, await newWorld('th'))
  })
})
