import type { StockLevel } from '@contract/base/product-constants'
import { useLoad } from '@/hooks/use-load'
import { sellerCall } from '@/services/seller'

/** How many variants are low, sold out, and on offer. They load beside the list; without them the tabs have no numbers. */
export function useCounts() {
  const { data, reload } = useLoad(async (options) => {
    const count = async (stock?: StockLevel) =>
      (await sellerCall('sellerStock', { stock, page_size: 1 }, options)).count
    const [low, out, all] = await Promise.all([count('low'), count('out'), count()])
    return { low, out, all }
  })
  return { counts: data, recount: reload }
}
