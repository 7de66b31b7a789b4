/** The calls about messages and mails. Apart from services/request, because only an order's page and the profile load them. */
import type { Data, Fields } from '@contract/all-calls'
import { messageEndpoints, type BuyersMessageCall } from '@contract/endpoints/messages'
import { MESSAGE_SCHEMAS } from './message-schemas'
import { send, type Options } from './request'

type MessageOptions<N extends BuyersMessageCall> = N extends 'orderMessageSend'
  ? [options: Options & { readonly idempotencyKey: string }]
  : [options?: Options]

/**
 * Makes a call about the messages of an own order, or about the user's mails, and returns its payload. Throws an ApiError, after its message was shown;
 * one with field errors was not shown, because the form shows them.
 */
export async function messageCall<N extends BuyersMessageCall>(
  name: N,
  fields: Fields<N>,
  ...[options]: MessageOptions<N>
): Promise<Data<N>> {
  return (await send(messageEndpoints[name], MESSAGE_SCHEMAS[name], fields, options)).data as Data<N>
}
