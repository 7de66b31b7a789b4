import type { OpsBrand } from '@contract/entities/market/catalogue'
import { call } from '../../../../api/call'

/** The most that a page holds. */
const PAGE_SIZE = 50

/** Reads a brand once more, whatever it is called now; undefined where it is gone. Throws an ApiError. */
export async function findBrand(id: string, p = 1): Promise<OpsBrand | undefined> {
  const { list, count } = await call('opsBrands', { p, page_size: PAGE_SIZE })
  const found = list.find(({ brand_id }) => brand_id === id)
  return found || p * PAGE_SIZE >= count ? found : findBrand(id, p + 1)
}
