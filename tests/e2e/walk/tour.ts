/** Opens every screen as a user who can see it; each screen is a step that names its row. */
import { test } from '@playwright/test'
import type { Target } from '@contract/screens'
import { audienceOf, namesOn, type RouteName } from '@/routes'
import { pageIds } from '@/kit/ids'
import { logIn } from './account'
import type { Driver } from './driver'
import { routeRow } from './route-rows'
import type { Scenario } from './scenario'
import { knownBuyer, SCREENS } from './screens'

/** These screens are for visitors only. */
const FOR_STRANGERS: readonly RouteName[] = ['login', 'register']

/** A step proves no row if another screen replaces its screen. */
const step = (name: RouteName, itself: boolean, show: () => Promise<void>) =>
  test.step(itself ? `${name} [${routeRow(name)}]` : `the replacement of ${name}`, show)

async function asBuyer(driver: Driver, names: readonly RouteName[]): Promise<void> {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  for (const name of names) {
    const { id, link } = SCREENS[name]
    const stranger = FOR_STRANGERS.includes(name)
    await step(name, !stranger && audienceOf(name) !== 'seller', async () => {
      await driver.open(link(known))
      if (!stranger) await driver.find(id)
    })
  }
}

async function asVisitor(driver: Driver, names: readonly RouteName[]): Promise<void> {
  const { known } = await knownBuyer()
  for (const name of names) {
    const { id, link } = SCREENS[name]
    const open = audienceOf(name) === 'visitor'
    await step(name, open, async () => {
      await driver.open(link(known))
      await driver.find(open ? id : pageIds.login)
    })
  }
}

/** All screens of the target. */
export function toursOn(target: Target): readonly Scenario[] {
  const names = namesOn(target)
  return [
    { name: 'shows every screen to a buyer', play: (driver) => asBuyer(driver, names) },
    {
      name: 'shows a visitor the public screens, and login instead of the others',
      play: (driver) => asVisitor(driver, names),
    },
  ]
}
