/** Every screen there is, shown to who may see it, without an uncaught error. */
import { audienceOf, ROUTE_NAMES } from '@/routes'
import { pageIds } from '@/components/ids'
import { knownBuyer, SCREENS } from '../walk/screens'
import { logIn, test } from './test'

test('shows every screen to a buyer', async ({ driver }) => {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  for (const name of ROUTE_NAMES) {
    const { id, link } = SCREENS[name]
    await driver.open(link(known))
    // who is logged in has no business on these two
    if (name !== 'login' && name !== 'register') await driver.find(id)
  }
})

test('shows what is open to everyone to a visitor, and login in place of the rest', async ({ driver }) => {
  const { known } = await knownBuyer()
  for (const name of ROUTE_NAMES) {
    const { id, link } = SCREENS[name]
    await driver.open(link(known))
    await driver.find(audienceOf(name) === 'visitor' ? id : pageIds.login)
  }
})
