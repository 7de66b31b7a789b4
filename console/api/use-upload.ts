import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { Data, Fields } from '@contract/all-calls'
import type { AnyFileCall, AnySpooledCall } from '@contract/endpoints/all'
import { toastFailure } from '../kit/over/toast'
import type { ApiError } from './api-error'
import { call, type DataCall } from './call'

type UploadCall = AnyFileCall | AnySpooledCall

interface Upload<N extends UploadCall> {
  readonly fields: Fields<N>
  readonly file: File
}

interface Options<N extends UploadCall> {
  /** The calls whose answers it changes. */
  readonly renews?: readonly DataCall[]
  readonly onDone?: (data: Data<N>) => void
}

/** `useMutationOf` for a call that carries a file. A failure becomes a toast, unless it is about a field. */
export function useUpload<N extends UploadCall>(
  name: N,
  { renews = [], onDone }: Options<N> = {},
): UseMutationResult<Data<N>, ApiError, Upload<N>> {
  const client = useQueryClient()
  return useMutation<Data<N>, ApiError, Upload<N>>({
    mutationFn: ({ fields, file }) => call(name, fields, ...([{ file }] as unknown as [])),
    onSuccess: (data) => {
      for (const renewed of renews) void client.invalidateQueries({ queryKey: [renewed] })
      onDone?.(data)
    },
    onError: (error) => {
      if (error.errors.length === 0) toastFailure(error)
    },
  })
}
