/** Parts of what can go wrong that every target plays alike. */
import { ids, pageIds } from '@/components/ids'
import { eventually, type Driver } from './driver'
import type { Article } from './world'

/** Searches while there is no network: the screen says so and offers to try again. The network stays lost. */
export async function searchWithoutNetwork(driver: Driver, { name }: Article): Promise<void> {
  await driver.open('/pages/search/search')
  await driver.find(pageIds.search)
  await driver.offline(true)
  await driver.type(ids.searchInput, name)
  await driver.tap(ids.searchSubmit)
  await driver.find(ids.offline)
  await driver.find(ids.retry)
}

/** To the delivery step with a way of shipping chosen; who is logged in has an address and something in the cart. */
export async function chooseDelivery(driver: Driver): Promise<void> {
  await driver.open('/pages/cart/delivery')
  await driver.tap(ids.deliveryContinue)
  await eventually(
    () => driver.list('shipping-'),
    (methods) => methods.length > 0,
    'shipping methods',
  )
}
