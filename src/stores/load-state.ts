import { isApiError, type ApiError } from '@/services/api-error'
import type { Options } from '@/services/request'

/** loading: nothing to show yet; failed and offline: nothing came, and there is nothing older to show. */
export type LoadState = 'loading' | 'ready' | 'failed' | 'offline'

/** Loads are silent: the screen shows what went wrong, with a way to try again. */
export const SILENT: Options = { silent: true }

/** An ApiError, or a programming error that will be reported. */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error
  throw error
}

/** The face of a screen that has no content. */
export const failedState = (error: ApiError): LoadState => (error.kind === 'network' ? 'offline' : 'failed')
