import { useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { Code } from '@contract/base/codes'
import type { Data, Fields } from '@contract/all-calls'
import { toast, toastFailure } from '../kit/over/toast'
import { isRefusedFor, type ApiError } from './api-error'
import type { DataCall } from './call'
import { useMutationOf, type MutatingCall } from './use-mutation-of'

interface Options {
  readonly renews: readonly DataCall[]
  /** What is said when it is done. */
  readonly done: string
  /** What is said when somebody else was faster, so that it is no longer possible. */
  readonly meanwhile: string
  /** It is done; default: nothing more. */
  readonly onDone?: () => void
  /** Whether the sheet itself shows this refusal, because somebody else has changed it: it stays open. */
  readonly showsChange?: (error: ApiError) => boolean
  /** Whether it closes if somebody else has changed what it is about, because that has to be read again first. */
  readonly closesOnChange?: boolean
  readonly onClose: () => void
}

/** The action of a sheet, which closes when it is done, and when somebody else was faster: then the lists are read again. */
export function useSheetMutation<N extends MutatingCall>(
  name: N,
  { renews, done, meanwhile, showsChange, closesOnChange = false, onDone, onClose }: Options,
): UseMutationResult<Data<N>, ApiError, Fields<N>> {
  const client = useQueryClient()
  return useMutationOf(name, {
    renews,
    onDone: () => {
      toast(done)
      onDone?.()
      onClose()
    },
    silent: (error) => {
      const isShown = showsChange?.(error) ?? false
      const isChanged = closesOnChange && isRefusedFor(error, 'changed')
      if (!isShown && !isChanged && error.code !== Code.notFound && !isRefusedFor(error, 'not_allowed')) return false
      for (const renewed of renews) void client.invalidateQueries({ queryKey: [renewed] })
      if (isShown) return true
      if (isChanged) toastFailure(error)
      else toast(meanwhile)
      onClose()
      return true
    },
  })
}
