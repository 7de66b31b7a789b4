/** Pull to refresh, in a scroll-view of the host. */
import type Element from 'miniprogram-automator/out/Element'
import { one } from '@contract/rules/lists'
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { place } from '../../contract/support/checkout'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { eventually } from '../walk/driver'
import { logIn } from '../walk/account'
import { articles } from '../walk/world'
import { patiently } from './support/elements'
import { test } from './support/test'

const TOP = 150
const FAR = 450

const finger = (y: number) => [{ identifier: 0, pageX: 180, pageY: y, clientX: 180, clientY: y }]
const down = (y: number) => ({ touches: finger(y), changedTouches: finger(y) })
const up = (y: number) => ({ touches: [], changedTouches: finger(y) })

async function pull(page: Element): Promise<void> {
  await page.touchstart(down(TOP))
  await page.touchmove(down(FAR))
  await page.touchend(up(FAR))
}

async function order(buyer: Buyer): Promise<string> {
  const [article] = await articles()
  const placed = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  return one(placed.orders).order_id
}

test('shows new orders when the list is pulled down, and a message without a network', async ({
  driver,
  miniProgram,
}) => {
  const buyer = await newBuyer()
  const earlier = await order(buyer)
  const pullDown = () => patiently(miniProgram, `${pageIds.purchase}-main`, pull)
  // a pull does nothing while the previous one is in progress
  const pullFor = (id: string, what: string) =>
    eventually(
      async () => {
        await pullDown()
        return driver.list(id)
      },
      (shown) => shown.length > 0,
      what,
    )
  await logIn(driver, buyer)
  await driver.open(linkTo('orders'))
  await driver.find(idOf.orderCard(earlier))
  const later = await order(buyer)
  await pullDown()
  await driver.find(idOf.orderCard(later))
  await driver.offline(true)
  await pullFor(ids.toast, 'a word of the lost network')
  await driver.find(idOf.orderCard(later))
  await driver.offline(false)
  await driver.gone(ids.toast)
  const last = await order(buyer)
  await pullFor(idOf.orderCard(last), 'the order of after the failure')
})
