import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Data, Fields } from '@contract/all-calls'
import { useSession } from '../session/use-session'
import { useLanguage } from '../text/use-t'
import { ApiError } from './api-error'
import { call, type DataCall } from './call'

/** Reads once more what a screen shows. Throws an ApiError. */
export const readAgain = async <D>(query: UseQueryResult<D, ApiError>): Promise<D | undefined> =>
  (await query.refetch({ throwOnError: true })).data

interface Options<D> {
  readonly enabled?: boolean
  /** Shows the answer to the fields before until that to the new ones is there, as lists do. */
  readonly keep?: boolean
  /** How often it is read again: milliseconds; a function says it after each answer, and false ends it. */
  readonly every?: number | ((data: D | undefined) => number | false)
  /** How long an answer counts as new; default: ten seconds. Milliseconds. */
  readonly fresh?: number
}

/**
 * Reads with a call. What it answers is kept for the tab under the call's name, and read again when it is shown anew:
 * `useRenew` makes what an action has changed stale. Its `error` is an ApiError.
 */
export function useCall<N extends DataCall>(
  name: N,
  fields: Fields<N>,
  { enabled = true, keep = false, every, fresh }: Options<Data<N>> = {},
): UseQueryResult<Data<N>, ApiError> {
  const language = useLanguage()
  const shop = useSession()?.shop?.shop_id ?? null
  return useQuery<Data<N>, ApiError>({
    queryKey: [name, { language, shop }, fields],
    queryFn: ({ signal }) => call(name, fields, ...([{ signal }] as unknown as [])),
    enabled,
    ...(keep && { placeholderData: keepPreviousData }),
    ...(every && { refetchInterval: typeof every === 'number' ? every : ({ state }) => every(state.data) }),
    ...(fresh && { staleTime: fresh }),
  })
}
