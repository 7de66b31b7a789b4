import type { Tx } from '../../kernel/db/types'
import { insertDeals } from './deals'
import { insertAdverts } from './insert/adverts'
import { insertFrame, type Frame } from './insert/frame'
import { insertProducts, type Inserted } from './insert/products'
import { planProducts } from './plan/products'

interface DemoCatalogue {
  readonly frame: Frame
  readonly products: readonly Inserted[]
}

/** Everything that is for sale, with adverts and flash deals; times are relative to `now`. */
export async function insertCatalogue(tx: Tx, now: Date, log: (line: string) => void): Promise<DemoCatalogue> {
  const frame = await insertFrame(tx)
  log(`${frame.shops.size} shops, ${frame.brands.size} brands, ${frame.categories.size} categories`)
  const products = await insertProducts(tx, planProducts(), frame, now, log)
  log(`${await insertDeals(tx, products, now)} flash deals`)
  await insertAdverts(tx, frame, products)
  return { frame, products }
}
