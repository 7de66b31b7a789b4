/** Every screen there is, shown to who may see it. */
import { audienceOf, ROUTE_NAMES } from '@/routes'
import { pageIds } from '@/components/ids'
import { logIn } from './account'
import type { Driver } from './driver'
import type { Scenario } from './scenario'
import { knownBuyer, SCREENS } from './screens'

async function asBuyer(driver: Driver): Promise<void> {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  for (const name of ROUTE_NAMES) {
    const { id, link } = SCREENS[name]
    await driver.open(link(known))
    // who is logged in has no business on these two
    if (name !== 'login' && name !== 'register') await driver.find(id)
  }
}

async function asVisitor(driver: Driver): Promise<void> {
  const { known } = await knownBuyer()
  for (const name of ROUTE_NAMES) {
    const { id, link } = SCREENS[name]
    await driver.open(link(known))
    await driver.find(audienceOf(name) === 'visitor' ? id : pageIds.login)
  }
}

export const TOURS: readonly Scenario[] = [
  { name: 'shows every screen to a buyer', play: asBuyer },
  { name: 'shows what is open to everyone to a visitor, and login in place of the rest', play: asVisitor },
]
