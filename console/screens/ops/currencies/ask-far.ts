import { ApiError } from '../../../api/api-error'
import { confirm } from '../../../kit/over/confirm'
import type { T } from '../../../text/use-t'
import { farRate } from './far-rate'

/** Asks about a rate that was refused because it is far from the last one; false also where it was refused for good. */
export async function askFar(t: T, error: unknown): Promise<boolean> {
  const far = error instanceof ApiError ? farRate(error.errors) : null
  if (far === null) return false
  return confirm({
    title: t('currencies.far_title'),
    text: t('currencies.far_text', { limit: far.limit }),
    yes: t('currencies.far_yes'),
    isDanger: true,
  })
}
