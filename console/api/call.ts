import {
  allEndpoints,
  type AnyCall,
  type AnyDocumentCall,
  type AnyFileCall,
  type AnyIdempotentCall,
} from '@contract/endpoints/all'
import type { Data, Fields } from '@contract/all-calls'
import type { Endpoint } from '@contract/endpoints/app'
import { session } from '../session/session'
import { askSecondFactor } from '../session/second-factor'
import { isRefusedFor } from './api-error'
import { send, sendForFile, type FileAnswer, type SendOptions } from './send'

/** The calls that answer with data, which is all but documents. */
export type DataCall = Exclude<AnyCall, AnyDocumentCall>

interface Options extends SendOptions {
  /** The key of the intent, for calls that move money or stock [wire.idempotency-intent]. */
  readonly key?: string
}

type OptionsOf<N extends DataCall> = N extends AnyIdempotentCall
  ? [options: Options & { readonly key: string }]
  : N extends AnyFileCall
    ? [options: Options & { readonly file: File }]
    : [options?: Options]

/** The fields that every call of this endpoint carries by itself: the shop of an operator, the intent's key. */
function around({ ofShop, idempotent }: Endpoint, key: string | undefined) {
  return { ...(ofShop && { shop_id: session.now()?.shop?.shop_id }), ...(idempotent && { idempotency_key: key }) }
}

/**
 * Makes a call of the contract. Where it asks for the second factor, the operator shows it, and the call is sent again.
 * Throws an ApiError.
 */
export async function call<N extends DataCall>(
  name: N,
  fields: Fields<N>,
  ...[options = {}]: OptionsOf<N> | []
): Promise<Data<N>> {
  const endpoint: Endpoint = allEndpoints[name]
  const { key, ...rest } = options as Options
  const form = { ...around(endpoint, key), ...(fields as Readonly<Record<string, unknown>>) }
  try {
    return (await send(endpoint, form, rest)) as Data<N>
  } catch (error) {
    if (!isRefusedFor(error, 'second_factor') || !(await askSecondFactor(error.data.enrolled === true))) throw error
    return (await send(endpoint, form, rest)) as Data<N>
  }
}

/** Fetches what a document call answers. Throws an ApiError. */
export const callForFile = <N extends AnyDocumentCall>(name: N, fields: Fields<N>): Promise<FileAnswer> => {
  const endpoint: Endpoint = allEndpoints[name]
  return sendForFile(endpoint, { ...around(endpoint, undefined), ...fields })
}
