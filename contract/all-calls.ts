/** Every call of the API with its schemas. The server, the API reference and the contract suite iterate over it. */
import type { Static } from '@sinclair/typebox'
import * as account from './calls/account'
import * as addresses from './calls/addresses'
import * as cart from './calls/cart'
import * as catalogue from './calls/catalogue'
import * as content from './calls/content'
import * as guests from './calls/guests'
import * as notices from './calls/notices'
import * as ops from './calls/ops/calls'
import * as orders from './calls/orders'
import * as payments from './calls/payments'
import * as start from './calls/start'
import * as stores from './calls/stores'
import * as uploads from './calls/uploads'
import * as wallet from './calls/wallet'
import * as seller from './calls/seller/calls'
import type { AnyCall } from './endpoints/all'

export const calls = {
  ...account,
  ...addresses,
  ...cart,
  ...catalogue,
  ...content,
  ...guests,
  ...notices,
  ...ops,
  ...orders,
  ...payments,
  ...seller,
  ...start,
  ...stores,
  ...uploads,
  ...wallet,
} satisfies Record<AnyCall, { name: AnyCall }>

type Calls = typeof calls
/** The decoded fields of a call, without the idempotency key. */
export type Fields<N extends AnyCall> = Static<Calls[N]['fields']>
/** The payload of a call under `data`. */
export type Data<N extends AnyCall> = Static<Calls[N]['data']>
