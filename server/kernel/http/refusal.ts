import type { FieldError, RefusalData } from '@contract/base/envelope'
import { Code, type Reason } from '@contract/base/codes'
import type { Db } from '../db/types'

/** A refusal with its code, and its details under `data`. Handlers throw it; HTTP stays 200. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly data: RefusalData = {},
  ) {
    super(`refused with ${code}`)
  }
}

/**
 * Thrown from the transaction of an idempotent call: after the rollback, `settle` writes what must be kept, such as
 * the new quote, and returns the refusal.
 */
export class RefusalAfterUndo extends Error {
  constructor(readonly settle: (db: Db) => Promise<Refusal>) {
    super('refused after everything is undone')
  }
}

/** Runs `work`, and settles a RefusalAfterUndo outside it. */
export async function settled<T>(db: Db, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusalAfterUndo) throw await error.settle(db)
    throw error
  }
}

/** 2000018 with its reason and further data of the reason [wire.reason]. */
export function operationFailed(reason: Reason, data: Omit<RefusalData, 'reason'> = {}): Refusal {
  return new Refusal(Code.operationFailed, { reason, ...data })
}

/** A refusal shown at fields of the form [wire.form-errors]. */
export function fieldRefusal(code: number, errors: readonly FieldError[]): Refusal {
  return new Refusal(code, { errors })
}
