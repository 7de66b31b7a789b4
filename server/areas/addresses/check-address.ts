import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import type { FieldError } from '@contract/envelope'
import { isEmail } from '@contract/rules/registration'
import { fieldRefusal } from '../../kernel/http/refusal'
import { isCountry } from '../regions/countries'

const TEXTS = ['name', 'street', 'zip', 'city', 'state', 'country', 'phone', 'email'] as const
const MAY_BE_EMPTY = 'state'

type Texts = Record<(typeof TEXTS)[number], string>

/** The trimmed fields of an address. Rejects blank ones, an unknown country, and an invalid e-mail. */
export function checkAddress(fields: Fields<'addressAdd'>): Texts {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fields[name].trim()])) as Texts
  const blank = TEXTS.filter((name) => texts[name] === '' && name !== MAY_BE_EMPTY)
  if (blank.length > 0) {
    throw fieldRefusal(
      Code.missingParameters,
      blank.map((field) => ({ field, rule: 'required' })),
    )
  }
  const errors: FieldError[] = []
  if (!isCountry(texts.country)) errors.push({ field: 'country', rule: 'country' })
  if (!isEmail(texts.email)) errors.push({ field: 'email', rule: 'email' })
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  return texts
}
