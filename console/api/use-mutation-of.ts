import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { allEndpoints, type AnyFileCall } from '@contract/endpoints/all'
import type { Data, Fields } from '@contract/all-calls'
import type { Endpoint } from '@contract/endpoints/app'
import { toastFailure } from '../kit/over/toast'
import type { ApiError } from './api-error'
import { call, type DataCall } from './call'
import { useIntents } from './intent'

interface Options<N extends DataCall> {
  /** The calls whose answers it changes: they are read again. */
  readonly renews?: readonly DataCall[]
  readonly onDone?: (data: Data<N>, fields: Fields<N>) => void
  /** Shows the failure itself; true from its caller: no toast. Errors of fields never get a toast. */
  readonly silent?: boolean | ((error: ApiError) => boolean)
}

/** The key of the intent, which a call that asks for one gets by itself. */
export type MutatingCall = Exclude<DataCall, AnyFileCall>

/**
 * Changes something by a call: `mutate(fields)`. Sent twice it is done once, because equal fields keep their key until
 * they were accepted. A failure becomes a toast, unless the form shows it at its fields.
 */
export function useMutationOf<N extends MutatingCall>(
  name: N,
  { renews = [], onDone, silent = false }: Options<N> = {},
): UseMutationResult<Data<N>, ApiError, Fields<N>> {
  const client = useQueryClient()
  const intents = useIntents()
  const { idempotent }: Endpoint = allEndpoints[name]
  return useMutation<Data<N>, ApiError, Fields<N>>({
    mutationFn: (fields) => {
      const options = idempotent ? { key: intents.keyOf(fields) } : {}
      return call(name, fields, ...([options] as unknown as []))
    },
    onSuccess: (data, fields) => {
      intents.done(fields)
      for (const renewed of renews) void client.invalidateQueries({ queryKey: [renewed] })
      onDone?.(data, fields)
    },
    onError: (error) => {
      const shown = typeof silent === 'function' ? silent(error) : silent
      if (!shown && error.errors.length === 0) toastFailure(error)
    },
  })
}
