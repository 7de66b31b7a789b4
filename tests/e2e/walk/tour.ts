/** Every screen, shown to a user who may see it: each is a step that names the row of what it shows. */
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

/** A screen that is not shown itself, but what takes its place, proves no row. */
const step = (name: RouteName, itself: boolean, show: () => Promise<void>) =>
  test.step(itself ? `${name} [${routeRow(name)}]` : `what takes the place of ${name}`, show)

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

/** Through all screens that the target has. */
export function toursOn(target: Target): readonly Scenario[] {
  const names = namesOn(target)
  return [
    { name: 'shows every screen to a buyer', play: (driver) => asBuyer(driver, names) },
    {
      name: 'shows what is open to everyone to a visitor, and login in place of the rest',
      play: (driver) => asVisitor(driver, names),
    },
  ]
}
