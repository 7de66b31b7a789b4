import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { mayLackPostalCode } from '@contract/rules/postal-codes'
import { isEmail, isPhone, plainPhone } from '@contract/rules/registration'
import { plainText } from '@contract/rules/typed-text'
import { fieldRefusal } from '../../kernel/http/refusal'
import { isCountry } from '../regions/countries'

const TEXTS = ['name', 'street', 'zip', 'city', 'state', 'country', 'phone', 'email'] as const

type Texts = Record<(typeof TEXTS)[number], string>

function isMissing(texts: Texts, name: (typeof TEXTS)[number]): boolean {
  if (texts[name] !== '' || name === 'state') return false
  return name !== 'zip' || !mayLackPostalCode(texts.country)
}

/**
 * The plain fields of an address. Throws 1000009 for blank ones (a state may be, and a postal code where the country has
 * none), and 1000008 for an unknown country, an invalid telephone number or e-mail address.
 */
export function checkAddress(fields: Fields<'addressAdd'>): Texts {
  const trimmed = Object.fromEntries(TEXTS.map((name) => [name, fields[name].trim()])) as Texts
  const texts = { ...trimmed, phone: plainPhone(trimmed.phone), email: plainText(trimmed.email) }
  const blank = TEXTS.filter((name) => isMissing(texts, name))
  if (blank.length > 0) {
    throw fieldRefusal(
      Code.missingParameters,
      blank.map((field) => ({ field, rule: 'required' })),
    )
  }
  const errors: FieldError[] = []
  if (!isCountry(texts.country)) errors.push({ field: 'country', rule: 'country' })
  if (!isPhone(texts.phone)) errors.push({ field: 'phone', rule: 'format' })
  if (!isEmail(texts.email)) errors.push({ field: 'email', rule: 'email' })
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  return texts
}
