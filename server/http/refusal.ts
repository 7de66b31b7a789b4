import type { FieldError, RefusalData } from '@contract/envelope'
import { Code, type Reason } from '@contract/codes'

/** A refusal that the caller is told of: its code and its details under `data`. Handlers throw it; HTTP stays 200. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly data: RefusalData = {},
  ) {
    super(`refused with ${code}`)
  }
}

/** 2000018 with its reason and whatever the reason brings along (gaps §1). */
export function operationFailed(reason: Reason, data: Omit<RefusalData, 'reason'> = {}): Refusal {
  return new Refusal(Code.operationFailed, { reason, ...data })
}

/** A refusal that shows at fields of the form (gaps §1). */
export function fieldRefusal(code: number, errors: readonly FieldError[]): Refusal {
  return new Refusal(code, { errors })
}
