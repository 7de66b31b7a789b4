/** What is mounted while a long list of products is scrolled to its end. */
import { linkTo } from '@/routes'
import { pageIds } from '@/kit/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import type { Device } from 'native-host/types'
import type { Amounts } from '../measures/judge'
import { productsAsked, TERM } from './long-search'
import { everyNode, nodeOf } from './nodes'
import type { Session } from './session'

const LIST = `${pageIds.search}-main`
const ONE_CARD = /^product-card-\w+$/
/** Of one text: parts of it, which are no views on a phone. */
const WITHIN_TEXT = new Set(['letters', 'span'])

/** React Native sometimes draws the next rows only when a finger moves again: that many such moves find the true end. */
const NUDGES = 3

interface Mounted {
  readonly views: number
  readonly products: number
}

/** Without the list's own scroll: what is drawn of its products, and what stands above and below them. */
function mounted(device: Device): Mounted {
  const nodes = everyNode(nodeOf(device, LIST))
  return {
    views: nodes.filter(({ component }) => !WITHIN_TEXT.has(component.kind)).length,
    products: nodes.filter(({ props }) => ONE_CARD.test(String(props.nativeID))).length,
  }
}

/** The most views and products that are mounted in the list at once, whenever the app rests on the way down. Fails when its end came early. */
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
  const asked = productsAsked(device.requests)
  if (asked < products) {
    throw new Error(`the list of ${products} products ended after ${asked}, which says:\n${device.screen()}`)
  }
  return { ...most }
}

/** Scrolls down by a screen; false when there was no way to go. */
async function goesOn(device: Device): Promise<boolean> {
  const { scroll, box } = nodeOf(device, LIST)
  const { y } = scroll
  await device.scroll({ id: LIST }, { y: box.height })
  return nodeOf(device, LIST).scroll.y > y
}
