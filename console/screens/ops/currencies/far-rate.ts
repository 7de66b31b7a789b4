import type { FieldError } from '@contract/base/envelope'

/** A rate that is refused only because it is far from the last one, with the nearest that is not; null: it is refused for good. */
export function farRate(errors: readonly FieldError[]): { readonly limit: number } | null {
  const rates = errors.filter(({ field }) => field.endsWith('rate'))
  if (rates.length === 0 || rates.length < errors.length) return null
  const limits = rates.map(({ rule, params }) => (rule === 'min' || rule === 'max' ? Number(params?.limit ?? 0) : 0))
  const [limit = 0] = limits
  return limits.every((each) => each > 0) ? { limit } : null
}
