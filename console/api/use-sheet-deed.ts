import { useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { Code } from '@contract/codes'
import type { Data, Fields } from '@contract/all-calls'
import { toast } from '../kit/over/toast'
import { isRefusedFor, type ApiError } from './api-error'
import type { DataCall } from './call'
import { useDeed, type DeedCall } from './use-deed'

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
  readonly onClose: () => void
}

/** The deed of a sheet, which closes when it is done, and when somebody else was faster: then the lists are read again. */
export function useSheetDeed<N extends DeedCall>(
  name: N,
  { renews, done, meanwhile, showsChange, onDone, onClose }: Options,
): UseMutationResult<Data<N>, ApiError, Fields<N>> {
  const client = useQueryClient()
  return useDeed(name, {
    renews,
    onDone: () => {
      toast(done)
      onDone?.()
      onClose()
    },
    silent: (error) => {
      const isShown = showsChange?.(error) ?? false
      if (!isShown && error.code !== Code.notFound && !isRefusedFor(error, 'not_allowed')) return false
      for (const renewed of renews) void client.invalidateQueries({ queryKey: [renewed] })
      if (isShown) return true
      toast(meanwhile)
      onClose()
      return true
    },
  })
}
