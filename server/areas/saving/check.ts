/** Refuses a save with all its errors at once, the first of each field. */
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { fieldRefusal } from '../../kernel/http/refusal'

/** The errors of a save while it is read. */
export class Errors {
  private readonly found: FieldError[] = []

  /** Adds an error, unless the field has one already. */
  add(error: FieldError | null | false): void {
    if (error && !this.found.some(({ field }) => field === error.field)) this.found.push(error)
  }

  /** Adds an error if the value is missing or empty. */
  need(field: string, value: unknown): void {
    this.add((value === undefined || value === '') && { field, rule: 'required' })
  }

  /** The value, or the fallback if it is an error, which is added. */
  take<T>(value: T | FieldError, fallback: T): T {
    if (typeof value !== 'object' || value === null || !('rule' in value)) return value as T
    this.add(value)
    return fallback
  }

  /** Throws 1000009 if something is missing, else 1000008 if something is wrong. */
  refuse(): void {
    if (this.found.length === 0) return
    const isMissing = this.found.some(({ rule }) => rule === 'required')
    throw fieldRefusal(isMissing ? Code.missingParameters : Code.invalidParameter, this.found)
  }
}
