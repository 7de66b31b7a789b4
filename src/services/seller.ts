/** The calls of a shop. Apart from services/request, because only the screens for sellers load them. */
import type { Data, Fields } from '@contract/all-calls'
import { shopEndpoints, type IdempotentShopCall, type ShopCall } from '@contract/endpoints/shop'
import { SELLER_SCHEMAS } from './seller-schemas'
import { send, type Options } from './request'

type SellerOptions<N extends ShopCall> = N extends IdempotentShopCall
  ? [options: Options & { readonly idempotencyKey: string }]
  : [options?: Options]

/**
 * Makes a call of the user's own shop and returns its payload. Throws an ApiError, after its message was shown; one with
 * field errors was not shown, because the form shows them.
 */
export async function sellerCall<N extends ShopCall>(
  name: N,
  fields: Fields<N>,
  ...[options]: SellerOptions<N>
): Promise<Data<N>> {
  return (await send(shopEndpoints[name], SELLER_SCHEMAS[name], fields, options)).data as Data<N>
}
