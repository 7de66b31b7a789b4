import { isApiError, type ApiError } from '@/services/api-error'
import type { Options } from '@/services/request'

/** loading: nothing to show yet; failed and offline: the load failed, and there is nothing older to show. */
export type LoadState = 'loading' | 'ready' | 'failed' | 'offline'

/** Loads show no toast: the screen shows the failure and a way to retry. */
export const SILENT: Options = { silent: true }

/** Returns an ApiError; rethrows anything else as a programming error, which is reported. */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error
  throw error
}

/** The state of a screen without content after a failed load. */
export const failedState = (error: ApiError): LoadState => (error.kind === 'network' ? 'offline' : 'failed')
