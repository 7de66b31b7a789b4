/** Interactions with a budget, one after the other on one phone, named as in budgets.json. */
import { idOf, ids, pageIds } from '@/kit/ids'
import { productIds } from '@/features/product/ids'
import { linkTo } from '@/routes'
import type { Amounts } from '../measures/judge'
import { articles } from '../walk/world'
import { longList } from './long-list'
import { mountedOf } from './nodes'
import type { Session } from './session'

export type Interactions = Readonly<Record<string, Amounts>>

/**
 * Runs all interactions.
 * @param products number of products in the long list
 * @throws Error if the app does not show what is expected
 */
export async function interactions(session: Session, products: number): Promise<Interactions> {
  const { device } = session
  const home = await session.during(() => start(session))
  const measured: Record<string, Amounts> = {
    home: { created: home.viewsCreated, mounted: mountedOf(device, pageIds.home), calls: home.bridgeCalls },
  }
  const [article] = await articles()
  const product = await session.during(() =>
    open(session, linkTo('product', { product_id: article.id }), productIds.addToCart),
  )
  measured.product = { created: product.viewsCreated, mounted: mountedOf(device, pageIds.product) }
  const added = await session.during(() => addToCart(session))
  measured['add to cart'] = { calls: added.bridgeCalls }
  const cart = await session.during(() => open(session, linkTo('cart'), pageIds.cart))
  measured.cart = { created: cart.viewsCreated, mounted: mountedOf(device, pageIds.cart) }
  return { ...measured, [`${products} products`]: await longList(session, products) }
}

async function start(session: Session): Promise<void> {
  await session.start()
  await shown(session, pageIds.home)
  await session.device.until(
    () => session.device.all({ idBegins: idOf.productCard('') })[0],
    'products on the home page',
  )
}

async function open(session: Session, link: string, id: string): Promise<void> {
  await session.driver.open(link)
  await shown(session, id)
}

async function addToCart(session: Session): Promise<void> {
  await session.device.tap({ id: productIds.addToCart })
  await shown(session, ids.cartCount)
}

/** Waits as long as needed, because the clock for other waiting is stopped. */
async function shown({ device }: Session, id: string): Promise<void> {
  await device.until(() => device.visible({ id })[0], id)
}
