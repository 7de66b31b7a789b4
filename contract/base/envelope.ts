/**
 * The format of every answer: a code, a message for users, and the payload or the details of a refusal
 * [wire.envelope].
 */
import type { Reason } from './codes'
import type { ConsoleReason } from './console-reasons'

/** An invalid field: the rule it broke and that rule's values, for a localised message at the field. */
export interface FieldError {
  readonly field: string
  readonly rule: FieldRule
  /** The minimum or maximum, for rules with a limit. */
  readonly params?: { readonly limit: number }
}

export const FIELD_RULES = [
  'required',
  'type',
  'format',
  'min',
  'max',
  'min_length',
  'max_length',
  'one_of',
  'common',
  'own_words',
  'mismatch',
  'terms',
  'name',
  'email',
  'invitation',
  'country',
  'taken',
  'wrong',
  'picture',
  /** A picture of more than `limit` million pixels. */
  'pixels',
] as const
export type FieldRule = (typeof FIELD_RULES)[number]

export interface RefusalData {
  readonly errors?: readonly FieldError[]
  readonly reason?: Reason | ConsoleReason | 'locked'
  readonly retry_after?: number
  readonly [key: string]: unknown
}

export interface Envelope<T = unknown> {
  readonly code: number
  readonly message: string
  readonly data: T
}
