/** The description of a call: its fields, the payload of its answer, and the codes it may refuse with. */
import type { TObject, TSchema } from '@sinclair/typebox'
import { allEndpoints, type AnyCall } from '../endpoints/all'
import type { Endpoint } from '../endpoints/app'

export interface Call<F extends TObject = TObject, D extends TSchema = TSchema> {
  readonly name: AnyCall
  readonly endpoint: Endpoint
  /** Its purpose, in one line of the API reference. */
  readonly summary: string
  /** Path, query and form fields together, decoded. */
  readonly fields: F
  /** The payload under `data` when the code is 200. */
  readonly data: D
  /** Refusals beyond those every call has (1000008, 1000009 and, where a token is needed, 1000004 and 1100003). */
  readonly codes: readonly number[]
}

interface Description<F extends TObject, D extends TSchema> {
  readonly summary: string
  readonly fields: F
  readonly data: D
  readonly codes?: readonly number[]
}

export function defineCall<F extends TObject, D extends TSchema>(
  name: AnyCall,
  { codes = [], ...description }: Description<F, D>,
): Call<F, D> {
  return { name, endpoint: allEndpoints[name], codes, ...description }
}
