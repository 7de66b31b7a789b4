import { carriersOf } from '@/domain/seller/parcel-values'
import { useLoad } from '@/hooks/use-load'
import { sellerCall } from '@/services/seller'

/** How many orders are searched for carriers, and how many carriers are offered. */
const SEARCHED = 50
const OFFERED = 4

/** The carriers that the shop used last, the latest first: of parcels on their way, else of any order. */
export function useCarriers(): readonly string[] | undefined {
  const { data } = useLoad(async (options) => {
    const search = async (tab: 'on_the_way' | 'all') =>
      carriersOf((await sellerCall('sellerOrders', { tab, page_size: SEARCHED }, options)).list)
    const latest = await search('on_the_way')
    return (latest.length > 0 ? latest : await search('all')).slice(0, OFFERED)
  })
  return data
}
