/** The calls of guests. Apart from services/request, because only a few screens load them. */
import type { Data, Fields } from '@contract/all-calls'
import { guestEndpoints, type GuestCall } from '@contract/endpoints/guests'
import { GUEST_SCHEMAS } from './guest-schemas'
import { send, type Options } from './request'

/**
 * Makes a call of a guest, and returns its payload. Throws an ApiError, after its message was shown; one with field errors
 * was not shown, because the form shows them.
 */
export async function guestCall<N extends GuestCall>(name: N, fields: Fields<N>, options?: Options): Promise<Data<N>> {
  return (await send(guestEndpoints[name], GUEST_SCHEMAS[name], fields, options)).data as Data<N>
}
