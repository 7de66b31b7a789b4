import type { FieldError } from '@contract/base/envelope'
import { Time } from '@contract/base/fields'
import { readMoment } from '../../kernel/text/moment'

const TIME = new RegExp(Time.pattern ?? '')

/** The time in a field, null for an empty text, `current` for an absent one, else the error of a day that does not exist. */
export function momentIn(field: string, sent: string | undefined, current: Date | null): Date | null | FieldError {
  if (sent === undefined) return current
  if (sent === '') return null
  if (!TIME.test(sent)) return { field, rule: 'format' }
  return readMoment(sent) ?? { field, rule: 'format' }
}
