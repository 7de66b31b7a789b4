import { Code } from '@contract/base/codes'
import { lineRule, type ImportFault } from '@contract/base/import-constants'
import type { FieldError } from '@contract/base/envelope'
import { Refusal } from '../../../kernel/http/refusal'

/** Lines that cannot be written, although their check found nothing: something has changed since. */
export class LinesRefused extends Error {
  constructor(readonly faults: readonly ImportFault[]) {
    super('lines of an import were refused')
  }
}

/** Which column a refusal without fields is about, by the kind of its import. */
export function faultsOfRefusal({ code, data }: Refusal, line: number): ImportFault[] {
  const errors: readonly FieldError[] = data.errors ?? []
  if (errors.length > 0) {
    return errors.map(({ field, rule, params }) => {
      const column = field.split('.').at(-1) ?? ''
      return { line, column, rule: lineRule(rule), ...(params ? { params } : {}) }
    })
  }
  if (code === Code.stockInsufficient) return [{ line, column: 'stock', rule: 'not_enough' }]
  if (code === Code.notFound) return [{ line, column: 'sku', rule: 'unknown_sku' }]
  if (code === Code.orderUnknown) return [{ line, column: 'order', rule: 'unknown_order' }]
  if (data.reason === 'changed') return [{ line, column: '', rule: 'changed' }]
  return [{ line, column: '', rule: 'not_allowed' }]
}
