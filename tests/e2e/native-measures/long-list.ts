/** Measures what is mounted while a long list of products is scrolled to its end. */
import { linkTo } from '@/routes'
import { pageIds } from '@/kit/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import type { Device } from 'native-host/types'
import type { Amounts } from '../measures/judge'
import { productsRequested, TERM } from './long-search'
import { everyNode, nodeOf } from './nodes'
import type { Session } from './session'

const LIST = `${pageIds.search}-main`
const ONE_CARD = /^product-card-\w+$/
/** Parts of a text, which are not views on a phone. */
const WITHIN_TEXT = new Set(['letters', 'span'])

/** React Native sometimes draws the next rows only after another scroll; this many scrolls find the real end. */
const NUDGES = 3

interface Mounted {
  readonly views: number
  readonly products: number
}

/** The drawn products of the list and the views above and below them, without the list's scroll view. */
function mounted(device: Device): Mounted {
  const nodes = everyNode(nodeOf(device, LIST))
  return {
    views: nodes.filter(({ component }) => !WITHIN_TEXT.has(component.kind)).length,
    products: nodes.filter(({ props }) => ONE_CARD.test(String(props.nativeID))).length,
  }
}

/** The maximum of mounted views and products in the list while it is scrolled down. Fails if it ends early. */
export async function longList({ device, driver, network }: Session, products: number): Promise<Amounts> {
  await driver.open(linkTo('search', { q: TERM }))
  await device.until(() => device.visible({ id: catalogueIds.searchCount })[0], 'what was found')
  await network.quiet()
  let most = mounted(device)
  for (let idle = 0; idle < NUDGES;) {
    idle = (await goesOn(device)) ? 0 : idle + 1
    while (idle === 0 && (await goesOn(device)));
    await network.quiet()
    const now = mounted(device)
    most = { views: Math.max(most.views, now.views), products: Math.max(most.products, now.products) }
  }
  const asked = productsRequested(device.requests)
  if (asked < products) {
    throw new Error(`the list of ${products} products ended after ${asked}, which says:\n${device.screen()}`)
  }
  return { ...most }
}

/** Scrolls down by a screen; false at the end. */
async function goesOn(device: Device): Promise<boolean> {
  const { scroll, box } = nodeOf(device, LIST)
  const { y } = scroll
  await device.scroll({ id: LIST }, { y: box.height })
  return nodeOf(device, LIST).scroll.y > y
}
