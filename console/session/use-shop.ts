import type { SellerShop } from '@contract/calls/seller/shop'
import { useCall } from '../api/use-call'
import { useSession } from './use-session'

/** How long the shop's settings stay as they were read, unless somebody changes them here: milliseconds. */
const KEPT_MS = 5 * 60_000

/** The shop that is worked for, with its settings; undefined until it is known, and for an operator in no shop. */
export function useShop(): SellerShop | undefined {
  const session = useSession()
  const isInShop = session?.role === 'seller' || Boolean(session?.shop)
  return useCall('sellerShop', {}, { enabled: isInShop, fresh: KEPT_MS }).data?.shop
}
